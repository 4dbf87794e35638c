export const notSupported = 'This store takes no withdrawals by a form. Please write to the shop.';
export const answersNotSupported = 'This shop does not note which withdrawals are answered.';

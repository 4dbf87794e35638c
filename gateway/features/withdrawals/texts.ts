export const notSupported = 'This store takes no withdrawals by a form. Please write to the shop.';

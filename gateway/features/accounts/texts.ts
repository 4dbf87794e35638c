export const notSupported = 'This store cannot change accounts. Nothing was changed.';
export const noConfirming = 'This store confirms no emails by a link.';

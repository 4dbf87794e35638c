export const notSupported = 'The facts of this shop cannot be changed here.';
export const noTaxes = 'The taxes of this shop cannot be changed here.';

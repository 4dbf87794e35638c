export const notSupported = 'The facts of this shop cannot be changed here.';
export const noTaxes = 'The taxes of this shop cannot be changed here.';
export const noCountry = 'The law of this shop cannot be chosen here.';
export const noReasons = 'The reasons to buy in this shop cannot be changed here.';
export const noBanner = 'The banner of this shop cannot be changed here.';
export const onePicture = 'Please send one picture at a time.';

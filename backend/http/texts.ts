/** Labels of fields. They stand at the beginning of the sentences below. */
export const email = 'Email';
export const password = 'Password';

export const isMissing = (label: string) => `${label} is required.`;
export const isNoText = (label: string) => `${label} must be text.`;
export const isTooLong = (label: string, max: number) => `${label} can have at most ${max} characters.`;
export const isTooShort = (label: string, min: number) => `${label} must have at least ${min} characters.`;
export const hasTooManyAccents = (label: string) =>
  `${label} has more than 30 accents on one letter. Please remove some.`;
export const cannotBeStored = (label: string) =>
  `${label} contains a character that cannot be stored. Please type it again.`;
export const cannotBePassword = (label: string) =>
  `${label} contains a character that cannot be stored. Please choose another.`;
/** For fields without a label, which only programs fill in. The name is that of the request. */
export const kindsOfValues = {
  text: 'text',
  number: 'a number',
  wholeNumber: 'a whole number',
  choice: 'true or false',
  list: 'a list',
  fields: 'an object with fields',
};
export const mustBe = (name: string, kind: string) => `“${name}” must be ${kind}.`;
export const mustBeOneOf = (name: string, values: string) => `“${name}” must be one of ${values}.`;
export const isTooLarge = (name: string, max: number) => `“${name}” can be at most ${max}.`;
export const isTooSmall = (name: string, min: number) => `“${name}” must be at least ${min}.`;
export const isNotValid = (name: string) => `“${name}” is not valid. Please check it and try again.`;
export const isNoEmail = (label: string) => `${label} must be an email address like name@example.com.`;

/** For errors of the protocol, by the status of the response. */
export const protocolFaults: Record<number, string> = {
  400: 'The request could not be read. Please check it and try again.',
  403: 'This request came from another site and was not carried out.',
  404: 'There is nothing at this address.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Send the request as application/json.',
  429: 'Too many requests. Please wait a moment and try again.',
  431: 'The headers of the request are too large.',
};
export const notUnderstood = 'The request was not understood.';
export const cannotAnswer = 'The store cannot answer right now. Please try again in a moment.';
export const isBusy = 'The store is very busy. Please try again in a moment.';
/** `requestId` is for the support. */
export const failedOnOurSide = (requestId: string) =>
  `Something went wrong on our side. Please try again. (${requestId})`;

export const tooManyTriesSeconds = (seconds: number) =>
  `Too many tries. Please wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and try again.`;
export const tooManyTriesMinutes = (minutes: number) =>
  `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;

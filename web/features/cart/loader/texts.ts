export const oneMoment = 'One moment';
export const thankYou = 'Thank you!';
export const finishing = 'We are finishing your order.';
export const continuingIn = (seconds: number) => `Continuing in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
export const continueNow = 'Continue now';

/** The title of a page while its own title is not known. */
export const page = 'Page';
export const goToShop = 'Go to the shop';

// The page that confirms an email. The title is also the text of its button.
export const confirmEmail = 'Confirm your email';
export const notConfirmed = 'The email was not confirmed. Please try again.';
export const aboutConfirming = (shop: string) =>
  `If you ordered at ${shop} and got our mail about it, press the button. Our mails then have your name and address, and we can send you more of them in a day.`;
export const somebodyElse = 'If somebody else ordered with your email, close this page. Nothing changes then.';

// The page that ends the newsletter. The title is also the text of its button.
export const endNewsletter = 'End the newsletter';
export const notEnded = 'The subscription was not ended. Please try again.';
export const aboutEnding = 'Press the button, and we send you no more newsletters.';

// The page that confirms the newsletter. The title is also the text of its button.
export const confirmNewsletter = 'Confirm the newsletter';
export const newsletterNotConfirmed = 'The subscription was not confirmed. Please try again.';
export const aboutNewsletter = (shop: string) =>
  `Press the button, and ${shop} sends you its newsletter. You can end it at any time by a link in it.`;

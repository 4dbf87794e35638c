export const ratingShown = 'Products show four stars of five that nobody has given.';
export const ratingHidden = 'Products show no stars, because nobody has given any.';

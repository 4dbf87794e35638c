/** Names as a part of a sentence, such as `Carrots and Soap`. */
export const nameList = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

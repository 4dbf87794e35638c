/** Names whose words are joined by signs, which people also write as one word: `7-Up`, `L’Oréal`, `Dr. Oetker`, `M & M’s`. */

/** Words with signs between them. Spaces belong to them around `&`, and behind the point of a short word. */
const withSigns =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:(?:['’.-]| ?& ?|(?<=(?<![\p{L}\p{N}])\p{L}{1,3})\. )[\p{L}\p{N}]+)+/gu;

const withoutSigns = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A text with each of its joined words as one. The text must have a limit. */
export const withJoinedWords = (text: string): string => text.replaceAll(withSigns, withoutSigns);

/** The words of a folded text that signs join, each as one word. The text must have a limit. */
export const joinedWordsOf = (text: string): string[] => (text.match(withSigns) ?? []).map(withoutSigns);

/** Drawings for `Drawing` that several pages show, but none of a first visit. */
export const uploadDrawing = 'M12 16V5M7.5 9.5 12 5l4.5 4.5M4.5 16v3.5h15V16';
export const printDrawing = 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7Z';

/** The folder with the newest server's programs. */
export function findPostgres(): string | undefined;

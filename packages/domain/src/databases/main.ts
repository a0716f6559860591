/** The name of the main database: it has people, money, settings, the directory, and every city that was not moved. */
export const MAIN = 'DB';

export const sentencesEs: Readonly<Record<string, string>> = {};

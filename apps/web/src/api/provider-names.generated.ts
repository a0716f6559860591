// Made by scripts/generate-endpoint-table.ts from packages/contract; do not edit.

export const PROVIDER_NAMES = {"google":"Google","microsoft":"Microsoft","apple":"Apple"} as const;

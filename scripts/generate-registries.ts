/** Writes the lists of slices from the files that the slices own (scripts/verify/registries.ts says which). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REGISTRIES, registryText } from './verify/registries.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
for (const registry of REGISTRIES) writeFileSync(join(root, registry.list), registryText(root, registry));

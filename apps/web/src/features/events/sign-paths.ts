import type { Category } from '@marquee/contract';
import { SIGN_PATHS as PATHS } from '../../ui/sign-paths.ts';

/** The sign of each category. */
export const SIGN_PATHS: Record<Category, string> = PATHS;

import type { OwnFactors } from '@marquee/contract';

export const NO_FACTORS: OwnFactors = {
  isSetUp: true,
  appSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  isRequired: false,
};

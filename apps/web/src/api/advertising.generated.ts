// Made by scripts/generate-endpoint-table.ts from packages/contract; do not edit.

export const AD_RATES = {"impressionCents":1,"clickCents":25} as const;
export const CAMPAIGN_BUDGET = {"least":50,"step":10,"most":100000,"initial":100} as const;
export const CAMPAIGN_DAYS_MOST = 366 as const;
export const CAMPAIGN_RADIUS = {"least":5,"most":100,"initial":25} as const;
export const CAMPAIGN_TEXT_MAX = {"title":120,"description":1000,"headline":80,"contentDescription":240,"callToAction":30,"landingUrl":2000} as const;
export const DEFAULT_CALL_TO_ACTION = "Learn More" as const;
export const NEW_ADVERTISER_LIMIT = 1000 as const;
export const PICTURE_SHAPES = {"link":{"width":1200,"height":630},"square":{"width":1080,"height":1080},"story":{"width":1080,"height":1920},"sheet":{"width":1700,"height":2200}} as const;
export const PROMOTER_TEXT_MAX = {"organization":120,"website":2000,"about":1000,"cities":200} as const;

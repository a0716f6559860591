// Made by scripts/generate-endpoint-table.ts from packages/contract; do not edit.

export const API_KEYS_MOST = 5 as const;
export const CALL_LIMITS = {"anonymous":120,"key":600,"address":1200} as const;
export const AREA_DEGREES = 2 as const;
export const CARDS_MOST = 200 as const;
export const FOLLOW_NAME_MAX = 80 as const;
export const HEARTS_MOST = 500 as const;
export const HIDDEN_SERIES_MOST = 200 as const;
export const ITINERARY_NAME_MAX = 80 as const;
export const ITINERARY_NOTE_MAX = 500 as const;
export const CATEGORIES = ["Music","Food","Arts","Outdoor","Sports","Social","Nightlife","Health","Business","Education","Technology","Other"] as const;
export const CITY_SEARCH_LIMIT = 8 as const;
export const DEFAULT_CITY = {"city":"Columbia","state":"SC"} as const;
export const LISTING_LIMIT = 50 as const;
export const LISTING_MILES = 25 as const;
export const PASSWORD_MIN = 10 as const;
export const RADII = [0,10,25,50] as const;
export const WHENS = ["today","tonight","tomorrow","weekend","week"] as const;
export const EMBED_LIMIT = 10 as const;
export const EMBED_THEMES = ["auto","light","dark"] as const;
export const PICTURE_WIDTHS = ["480","720","1280"] as const;
export const SEARCH_SORTS = ["relevance","date-asc","date-desc","price-asc","price-desc","popularity"] as const;
export const SORTS = ["date-asc","date-desc","price-asc","price-desc","popularity"] as const;
export const CORRECTION_TEXT_MOST = {"title":200,"description":5000,"price":60,"ticketUrl":2000} as const;
export const VENUE_TEXT_MOST = {"name":120,"address":200,"website":300,"phone":40,"description":2000,"accessibility":1000} as const;
export const VIEW_DAYS = 30 as const;

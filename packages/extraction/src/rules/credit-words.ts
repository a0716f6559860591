/** `Presented by Friends of the Market`, `Hosted by Travis`: who stands behind an event. */
export const CREDIT =
  /^(?:co-?)?(?:presented|hosted|sponsored|organi[sz]ed|produced|curated|moderated|facilitated|brought to you|made possible|led|taught|directed|written|composed|narrated|catered) by\b[^:]*$/i;

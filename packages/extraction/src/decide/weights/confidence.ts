/* oxlint-disable oxc/approx-constant -- a fitted weight may lie next to any constant */
/** The fields of a confidence, in the order of the columns of its weights. */
export const CONFIDENCE_FIELDS = ['event', 'title', 'day', 'titleAndDay', 'time', 'venue'] as const;

/**
 * Logistic regressions, `1 / (1 + exp(-(bias + Σ weight · feature)))`: a row of biases, then for each feature its weights, one a field, and behind them
 * its average, from which reasons for doubt are told.
 */
export type Weights = Readonly<Record<string, readonly number[]>>;

/* Fitted: do not edit; `npm run fit` writes what follows.

shown: 30111 drafts of 444 sites
  event, plain: 3167 drafts, right 0.971; sites held out: calibration error 0.020, above 0.9 right 0.982, of the right ones kept 0.910
  event, without-data: 3585 drafts, right 0.975; sites held out: calibration error 0.017, above 0.9 right 0.984, of the right ones kept 0.921
  event, nameless-classes: 3561 drafts, right 0.972; sites held out: calibration error 0.016, above 0.9 right 0.983, of the right ones kept 0.917
  event, first look: 234 drafts, right 0.936; sites held out: calibration error 0.042, above 0.9 right 0.959, of the right ones kept 0.858
  event, first look at written pages: 1929 drafts, right 0.944; sites held out: calibration error 0.032, above 0.9 right 0.968, of the right ones kept 0.954
  event, written pages: 375 drafts, right 0.947; sites held out: calibration error 0.032, above 0.9 right 0.968, of the right ones kept 0.924
  title, plain: 3167 drafts, right 0.945; sites held out: calibration error 0.038, above 0.9 right 0.972, of the right ones kept 0.882
  title, without-data: 3585 drafts, right 0.946; sites held out: calibration error 0.031, above 0.9 right 0.974, of the right ones kept 0.890
  title, nameless-classes: 3561 drafts, right 0.944; sites held out: calibration error 0.031, above 0.9 right 0.975, of the right ones kept 0.878
  title, first look: 234 drafts, right 0.927; sites held out: calibration error 0.056, above 0.9 right 1.000, of the right ones kept 0.788
  title, first look at written pages: 1929 drafts, right 0.917; sites held out: calibration error 0.042, above 0.9 right 0.952, of the right ones kept 0.937
  title, written pages: 375 drafts, right 0.947; sites held out: calibration error 0.025, above 0.9 right 0.972, of the right ones kept 0.873
  day, plain: 3167 drafts, right 0.961; sites held out: calibration error 0.017, above 0.9 right 0.980, of the right ones kept 0.881
  day, without-data: 3585 drafts, right 0.965; sites held out: calibration error 0.014, above 0.9 right 0.982, of the right ones kept 0.896
  day, nameless-classes: 3561 drafts, right 0.960; sites held out: calibration error 0.016, above 0.9 right 0.980, of the right ones kept 0.882
  day, first look: 234 drafts, right 0.923; sites held out: calibration error 0.048, above 0.9 right 0.955, of the right ones kept 0.782
  day, first look at written pages: 1929 drafts, right 0.923; sites held out: calibration error 0.038, above 0.9 right 0.946, of the right ones kept 0.920
  day, written pages: 375 drafts, right 0.947; sites held out: calibration error 0.020, above 0.9 right 0.981, of the right ones kept 0.851
  titleAndDay, plain: 3167 drafts, right 0.934; sites held out: calibration error 0.022, above 0.88 right 0.975, of the right ones kept 0.863
  titleAndDay, without-data: 3585 drafts, right 0.936; sites held out: calibration error 0.019, above 0.88 right 0.977, of the right ones kept 0.870
  titleAndDay, nameless-classes: 3561 drafts, right 0.932; sites held out: calibration error 0.019, above 0.88 right 0.976, of the right ones kept 0.854
  titleAndDay, first look: 234 drafts, right 0.915; sites held out: calibration error 0.075, above 0.88 right 0.994, of the right ones kept 0.752
  titleAndDay, first look at written pages: 1929 drafts, right 0.896; sites held out: calibration error 0.052, above 0.88 right 0.935, of the right ones kept 0.910
  titleAndDay, written pages: 375 drafts, right 0.947; sites held out: calibration error 0.047, above 0.88 right 0.980, of the right ones kept 0.808
  time, plain: 2262 drafts, right 0.984; sites held out: calibration error 0.014, above 0.7 right 0.984, of the right ones kept 0.991
  time, without-data: 2615 drafts, right 0.985; sites held out: calibration error 0.014, above 0.7 right 0.986, of the right ones kept 0.992
  time, nameless-classes: 2610 drafts, right 0.984; sites held out: calibration error 0.012, above 0.7 right 0.984, of the right ones kept 0.992
  time, first look: 141 drafts, right 1.000; sites held out: calibration error 0.015, above 0.7 right 1.000, of the right ones kept 1.000
  time, first look at written pages: 1547 drafts, right 0.982; sites held out: calibration error 0.016, above 0.7 right 0.982, of the right ones kept 1.000
  venue, plain: 1829 drafts, right 0.949; sites held out: calibration error 0.041, above 0.7 right 0.948, of the right ones kept 0.986
  venue, without-data: 2051 drafts, right 0.946; sites held out: calibration error 0.035, above 0.7 right 0.945, of the right ones kept 0.987
  venue, nameless-classes: 2008 drafts, right 0.943; sites held out: calibration error 0.037, above 0.7 right 0.942, of the right ones kept 0.985
  venue, first look: 94 drafts, right 1.000; sites held out: calibration error 0.074, above 0.7 right 1.000, of the right ones kept 0.979
  venue, first look at written pages: 1406 drafts, right 0.927; sites held out: calibration error 0.033, above 0.7 right 0.928, of the right ones kept 0.982
stated: 1705 drafts of 84 sites
  event: 1705 drafts, 0 wrong: the same for all
  title: 1705 drafts, 1 wrong: the same for all
  day: 1705 drafts, 0 wrong: the same for all
  titleAndDay: 1705 drafts, 1 wrong: the same for all
  time: 1586 drafts, 3 wrong: the same for all
  venue, plain: 1231 drafts, right 0.995; sites held out: calibration error 0.001, above 0.7 right 0.995, of the right ones kept 1.000
  venue, first look: 111 drafts, right 1.000; sites held out: calibration error 0.014, above 0.7 right 1.000, of the right ones kept 1.000
*/
export const WEIGHTS: Readonly<Record<'shown' | 'stated', Weights>> = {
  shown: {
    bias: [-1.251, -2.9374, -2.2947, -3.1842, 2.8064, 0.5037],
    addressed: [0, 0, 0, 0, 0, -0.0284, 0],
    after_show: [-0.1675, -0.7227, 0.377, -0.3084, 1.2396, 0, 0.0187],
    around: [-0.0119, -0.0557, -0.1115, -0.1519, 0, 0, 4.508],
    branch_alike: [-0.8055, -0.7419, -0.5616, -0.5831, 0, 0, 0.2382],
    branch_depth: [0.1797, -0.0665, 0.1127, -0.1013, 0, 0, 0.9279],
    branch_foreign_day: [0.6692, 0.8816, -0.6117, -0.1895, 0, 0, 0.0121],
    branch_rival_title: [-1.1801, -1.4995, -0.9405, -1.2296, 0, 0, 0.0159],
    by_detail: [0.4103, 1.0478, 1.2802, 1.675, 0, 0.9232, 0.0418],
    by_listing: [2.5851, 4.6515, 3.8081, 5.0767, 0, 0, 0.0006],
    certain: [1.5585, 1.5293, 1.4905, 1.6272, 0, 0, 0.0115],
    certain_days: [0.942, 0.4987, 1.1083, 0.7966, 0, 0, 0.8621],
    day_sentence: [-1.3564, -0.4683, -1.1071, -0.4285, 0, 0, 0.0224],
    day_told: [-0.5737, -0.5772, -0.7553, -0.8909, 0, 0, 0.0175],
    day_words_ahead: [-0.6477, -0.756, 0.2379, -0.0634, 0, 0, 0.034],
    days_between: [-0.2601, -0.4507, -0.7577, -0.9034, 0, 0, 0.1138],
    days_near: [0.2175, 0.6775, 0.0705, 0.4865, 0, 0, 0.8648],
    days_unread: [-2.8204, -1.8363, -1.7455, -1.1763, 0, 0, 0.0664],
    distinct_titles: [0.1831, 0.3199, -0.4473, -0.2415, 0, -0.6681, 0.693],
    due_near: [-0.3141, 0.097, -0.2937, -0.0084, 0, 0, 0.0304],
    event_words: [0.9047, 0.7882, 0.6481, 0.6301, 0, 0, 0.6544],
    far: [-1.8109, -1.312, -2.8021, -2.3431, 0, 0, 0.0085],
    first_time: [-0.0354, 0.0087, 0.3601, 0.2817, 1.0942, 0, 0.8205],
    gap: [-0.0233, -0.0468, -0.2076, -0.1667, 0, 0, 3.6117],
    in_order: [1.2571, 1.0538, 0.9362, 0.9068, 0, 0, 0.8329],
    is_whole_piece: [-0.178, -0.354, -0.6183, -0.7013, 0, 0, 0.7837],
    line_rest: [-1.4854, -1.615, -0.7169, -1.1374, 0, 0, 0.1413],
    looks: [0.193, 0.1944, 0.0782, 0.1112, 0, 0, 2.0662],
    many: [0.1205, 0.153, 0.236, 0.2523, 0, 0.559, 3.3265],
    margin: [-0.0336, 0.0417, -0.0233, 0.037, 0, 0.1622, 2.4728],
    marks_each: [0.444, 0.1169, 0.4309, 0.1876, 0, 0, 0.1843],
    midnight: [-2.2793, -1.5919, -1.1036, -0.5385, -5.0681, 0, 0.0003],
    mixed_marks: [2.0508, -0.9877, 1.2047, -0.8375, 0, 0, 0.041],
    mixed_order: [-4.6564, -4.0451, -2.6923, -2.9846, 0, 0, 0.0378],
    newest_first: [0.9273, 1.6654, 0.9822, 1.6577, 0, 0, 0.1082],
    odd_hour: [-0.9306, -0.4255, -1.1755, -0.9142, -1.4236, 0, 0.0079],
    one_line: [-0.3501, -0.8622, -0.6228, -0.979, 0, 0, 0.1678],
    only: [1.8804, -0.299, 0.729, -0.7115, 0, -1.0551, 0.0184],
    past: [-0.5647, -0.3026, -0.7159, -0.5366, 0, 0, 0.2052],
    repeated_title: [0.4533, -1.0832, 0.4707, -0.9402, 0, 0, 0.2291],
    rivals: [-0.2736, -0.2341, -0.0893, -0.0725, 0, 0, 1.0997],
    same_element: [-0.982, -0.6678, -1.8501, -1.5019, 0, 0, 0.1082],
    same_slot: [0.0617, 0.6638, 0.4314, 0.7428, 0, 0, 0.9145],
    sentence_words: [0.387, -0.6968, 0.6452, -0.2865, 0, 0, 0.0436],
    share_alike: [0.5992, 0.8389, 1.3339, 1.3425, 0, 0, 0.8234],
    share_linked: [0.4457, 0.5603, -0.0653, 0.1686, 0, 0, 0.7082],
    share_marked: [1.0844, 0.8156, 0.9352, 0.6955, 0, 0, 0.6678],
    share_past: [-0.2053, 0.288, -0.0921, 0.2749, 0, 0, 0.2102],
    share_short: [-3.5053, -2.7192, -2.6749, -2.3569, 0, 0, 0.0201],
    share_timed: [1.429, 0.8793, 0.9729, 0.6862, 0, 0, 0.7763],
    shared_day: [0.0541, 0.8013, 1.3726, 1.6028, 0, 0, 0.7245],
    shared_title: [-0.1759, 0.6409, 0.0325, 0.7775, 0, 0, 0.895],
    siblings: [-0.0175, 0.1106, -0.0653, 0.0318, 0, 0, 3.0716],
    time_away: [-0.0505, -0.0734, 0.0001, -0.0427, -0.2146, 0, 0.5159],
    time_before_other: [0.7084, 1.0651, 0.3424, 0.7459, -0.2681, 0, 0.0661],
    time_behind_doors: [0.4821, 0.4761, 0.8736, 0.7998, 0.9071, 0, 0.0638],
    time_called_start: [0.4918, 0.6267, 0.6983, 0.7951, 0.7785, 0, 0.1077],
    time_shared: [0.2154, 0.5799, 0.1272, 0.3582, -0.4901, 0, 0.1088],
    timed: [1.0291, 0.9401, 1.1397, 1.1064, 0, 0, 0.7793],
    times_near: [-0.3315, -0.2408, -0.6467, -0.5604, 0.829, 0, 0.6626],
    times_several: [-0.024, -0.1506, -0.2247, -0.222, -0.6222, 0, 0.2404],
    title_date_like: [0.4303, 0.1979, 0.5028, 0.2629, 0, 0, 0.0297],
    title_digits: [-1.293, -1.5199, -0.7633, -1.09, 0, 0, 0.1146],
    title_goes_on: [0.1627, 0.7288, 0.0233, 0.6067, 0, 0, 0.0582],
    title_inside: [1.091, 0.4326, 1.2853, 0.6942, 0, 0, 0.1749],
    title_label: [-1.7252, -2.0351, -0.8698, -1.314, 0, 0, 0.0177],
    title_long: [-0.0145, -1.7171, 0.2952, -1.3172, 0, 0, 0.0077],
    title_lower: [-0.9405, -1.0739, -0.4907, -0.8965, 0, 0, 0.0095],
    title_odd_edge: [2.412, 2.1213, 2.4975, 1.9288, 0, 0, 0.0042],
    title_one_word: [-0.3317, -0.8516, -0.4496, -0.8401, 0, 0, 0.0914],
    title_place: [-0.3934, -0.7232, -0.2192, -0.5438, 0, -0.7488, 0.0982],
    title_sentence: [-1.5855, -2.1581, -1.8935, -2.0966, 0, 0, 0.0112],
    title_short: [0.5389, -0.5203, 0.2145, -0.4736, 0, 0, 0.0107],
    title_told: [0.6769, -0.4521, 0.3471, -0.5237, 0, 0, 0.0324],
    title_unended: [-0.424, -1.2089, -0.5538, -1.0908, 0, 0, 0.0023],
    title_words: [0.4082, 0.3912, 0.5223, 0.4097, 0, 0, 1.5193],
    uneven_titles: [0.7881, 1.0187, 1.216, 1.0846, 0, 0, 0.3313],
    unlocated: [1.5281, 1.4525, 1.4786, 1.1485, 0, 0, 0.007],
    untimed_near: [0.2118, 0.378, 0.9454, 0.8452, 0, 0, 0.0198],
    untimed_odd: [-0.3962, -0.1312, -0.9419, -0.6985, 14.565, 0, 0.0267],
    venue_digits: [0, 0, 0, 0, 0, -0.5733, 0],
    venue_in_record: [0, 0, 0, 0, 0, 0.8279, 0],
    venue_in_title: [0, 0, 0, 0, 0, -0.8113, 0],
    venue_line: [0, 0, 0, 0, 0, 0.3954, 0],
    venue_lower: [0, 0, 0, 0, 0, -1.042, 0],
    venue_of_page: [0, 0, 0, 0, 0, 0.9459, 0],
    venue_of_title: [0, 0, 0, 0, 0, -0.5684, 0],
    venue_sentence: [0, 0, 0, 0, 0, 1.5668, 0],
    venue_shared: [0, 0, 0, 0, 0, 0.3505, 0],
    venue_word: [0, 0, 0, 0, 0, 0.6527, 0],
    venue_words: [0, 0, 0, 0, 0, -0.054, 0],
    venues_on_page: [0, 0, 0, 0, 0, -0.0732, 0],
    weekday: [0.6612, 0.2211, 0.6019, 0.2724, 0, 0, 0.5321],
  },
  stated: {
    bias: [7.4413, 6.7476, 7.4413, 6.7476, 5.9808, 4.534],
    by_ics: [0, 0, 0, 0, 0, 0.0627, 0],
    'by_json-feed': [0, 0, 0, 0, 0, 0.429, 0],
    by_jsonld: [0, 0, 0, 0, 0, -0.564, 0],
    by_microdata: [0, 0, 0, 0, 0, 0.3618, 0],
    by_microformats: [0, 0, 0, 0, 0, 0.5006, 0],
    'by_platform-feed': [0, 0, 0, 0, 0, 0.2577, 0],
    by_rss: [0, 0, 0, 0, 0, 0.0881, 0],
    by_shell: [0, 0, 0, 0, 0, -0.0138, 0],
    distinct_titles: [0, 0, 0, 0, 0, -0.6372, 0],
    many: [0, 0, 0, 0, 0, 0.3137, 0],
    only: [0, 0, 0, 0, 0, 0.9747, 0],
    title_place: [0, 0, 0, 0, 0, -0.4078, 0],
    venue_long: [0, 0, 0, 0, 0, 0.5491, 0],
  },
};

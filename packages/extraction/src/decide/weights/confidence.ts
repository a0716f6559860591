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
  event, plain: 3167 drafts, right 0.971; sites held out: calibration error 0.024, above 0.9 right 0.981, of the right ones kept 0.911
  event, without-data: 3585 drafts, right 0.975; sites held out: calibration error 0.017, above 0.9 right 0.984, of the right ones kept 0.926
  event, nameless-classes: 3561 drafts, right 0.972; sites held out: calibration error 0.015, above 0.9 right 0.983, of the right ones kept 0.923
  event, first look: 234 drafts, right 0.936; sites held out: calibration error 0.046, above 0.9 right 0.959, of the right ones kept 0.863
  event, first look at written pages: 1929 drafts, right 0.944; sites held out: calibration error 0.034, above 0.9 right 0.968, of the right ones kept 0.949
  event, written pages: 375 drafts, right 0.947; sites held out: calibration error 0.035, above 0.9 right 0.968, of the right ones kept 0.927
  title, plain: 3167 drafts, right 0.945; sites held out: calibration error 0.042, above 0.9 right 0.971, of the right ones kept 0.881
  title, without-data: 3585 drafts, right 0.946; sites held out: calibration error 0.031, above 0.9 right 0.973, of the right ones kept 0.890
  title, nameless-classes: 3561 drafts, right 0.944; sites held out: calibration error 0.030, above 0.9 right 0.974, of the right ones kept 0.879
  title, first look: 234 drafts, right 0.927; sites held out: calibration error 0.056, above 0.9 right 1.000, of the right ones kept 0.788
  title, first look at written pages: 1929 drafts, right 0.917; sites held out: calibration error 0.044, above 0.9 right 0.952, of the right ones kept 0.929
  title, written pages: 375 drafts, right 0.947; sites held out: calibration error 0.030, above 0.9 right 0.972, of the right ones kept 0.865
  day, plain: 3167 drafts, right 0.961; sites held out: calibration error 0.019, above 0.9 right 0.980, of the right ones kept 0.883
  day, without-data: 3585 drafts, right 0.965; sites held out: calibration error 0.014, above 0.9 right 0.982, of the right ones kept 0.898
  day, nameless-classes: 3561 drafts, right 0.960; sites held out: calibration error 0.015, above 0.9 right 0.980, of the right ones kept 0.884
  day, first look: 234 drafts, right 0.923; sites held out: calibration error 0.052, above 0.9 right 0.954, of the right ones kept 0.769
  day, first look at written pages: 1929 drafts, right 0.923; sites held out: calibration error 0.040, above 0.9 right 0.946, of the right ones kept 0.915
  day, written pages: 375 drafts, right 0.947; sites held out: calibration error 0.020, above 0.9 right 0.980, of the right ones kept 0.848
  titleAndDay, plain: 3167 drafts, right 0.934; sites held out: calibration error 0.025, above 0.88 right 0.974, of the right ones kept 0.861
  titleAndDay, without-data: 3585 drafts, right 0.936; sites held out: calibration error 0.020, above 0.88 right 0.976, of the right ones kept 0.868
  titleAndDay, nameless-classes: 3561 drafts, right 0.932; sites held out: calibration error 0.021, above 0.88 right 0.975, of the right ones kept 0.856
  titleAndDay, first look: 234 drafts, right 0.915; sites held out: calibration error 0.071, above 0.88 right 0.994, of the right ones kept 0.762
  titleAndDay, first look at written pages: 1929 drafts, right 0.896; sites held out: calibration error 0.044, above 0.88 right 0.934, of the right ones kept 0.903
  titleAndDay, written pages: 375 drafts, right 0.947; sites held out: calibration error 0.049, above 0.88 right 0.979, of the right ones kept 0.806
  time, plain: 2262 drafts, right 0.984; sites held out: calibration error 0.014, above 0.7 right 0.984, of the right ones kept 0.991
  time, without-data: 2615 drafts, right 0.985; sites held out: calibration error 0.014, above 0.7 right 0.986, of the right ones kept 0.992
  time, nameless-classes: 2610 drafts, right 0.984; sites held out: calibration error 0.012, above 0.7 right 0.984, of the right ones kept 0.992
  time, first look: 141 drafts, right 1.000; sites held out: calibration error 0.015, above 0.7 right 1.000, of the right ones kept 1.000
  time, first look at written pages: 1547 drafts, right 0.982; sites held out: calibration error 0.016, above 0.7 right 0.982, of the right ones kept 1.000
  venue, plain: 1829 drafts, right 0.949; sites held out: calibration error 0.041, above 0.7 right 0.948, of the right ones kept 0.983
  venue, without-data: 2051 drafts, right 0.946; sites held out: calibration error 0.035, above 0.7 right 0.945, of the right ones kept 0.985
  venue, nameless-classes: 2008 drafts, right 0.943; sites held out: calibration error 0.037, above 0.7 right 0.942, of the right ones kept 0.985
  venue, first look: 94 drafts, right 1.000; sites held out: calibration error 0.076, above 0.7 right 1.000, of the right ones kept 0.968
  venue, first look at written pages: 1406 drafts, right 0.927; sites held out: calibration error 0.035, above 0.7 right 0.932, of the right ones kept 0.982
stated: 1705 drafts of 84 sites
  event: 1705 drafts, 0 wrong: the same for all
  title: 1705 drafts, 1 wrong: the same for all
  day: 1705 drafts, 0 wrong: the same for all
  titleAndDay: 1705 drafts, 1 wrong: the same for all
  time: 1586 drafts, 3 wrong: the same for all
  venue, plain: 1228 drafts, right 0.995; sites held out: calibration error 0.002, above 0.7 right 0.995, of the right ones kept 1.000
  venue, first look: 1 drafts, right 1.000; sites held out: calibration error 0.012, above 0.7 right 1.000, of the right ones kept 1.000
  venue, first look at written pages: 110 drafts, right 1.000; sites held out: calibration error 0.008, above 0.7 right 1.000, of the right ones kept 1.000
  learned from 56 sites, first look: 234 drafts, right 0.915; sites held out: calibration error 0.104, above 0.88 right 0.946, of the right ones kept 0.654
  learned from 56 sites, first look at written pages: 1929 drafts, right 0.896; sites held out: calibration error 0.053, above 0.88 right 0.928, of the right ones kept 0.750
  learned from 111 sites, first look: 234 drafts, right 0.915; sites held out: calibration error 0.108, above 0.88 right 0.951, of the right ones kept 0.542
  learned from 111 sites, first look at written pages: 1929 drafts, right 0.896; sites held out: calibration error 0.067, above 0.88 right 0.947, of the right ones kept 0.691
  learned from 222 sites, first look: 234 drafts, right 0.915; sites held out: calibration error 0.138, above 0.88 right 0.986, of the right ones kept 0.664
  learned from 222 sites, first look at written pages: 1929 drafts, right 0.896; sites held out: calibration error 0.037, above 0.88 right 0.941, of the right ones kept 0.809
  learned from 444 sites, first look: 234 drafts, right 0.915; sites held out: calibration error 0.071, above 0.88 right 0.994, of the right ones kept 0.762
  learned from 444 sites, first look at written pages: 1929 drafts, right 0.896; sites held out: calibration error 0.044, above 0.88 right 0.934, of the right ones kept 0.903
*/
export const WEIGHTS: Readonly<Record<'shown' | 'stated', Weights>> = {
  shown: {
    bias: [-1.1061, -2.8221, -2.1888, -3.1116, 2.806, 0.5471],
    addressed: [0, 0, 0, 0, 0, -0.0487, 0],
    after_show: [-0.1794, -0.7474, 0.3606, -0.3333, 1.2396, 0, 0.0187],
    around: [-0.0109, -0.0537, -0.1102, -0.1495, 0, 0, 4.508],
    branch_alike: [-0.8001, -0.734, -0.5557, -0.5739, 0, 0, 0.2382],
    branch_depth: [0.1679, -0.0814, 0.1017, -0.1153, 0, 0, 0.9279],
    branch_foreign_day: [0.6617, 0.8707, -0.6094, -0.1983, 0, 0, 0.0121],
    branch_rival_title: [-1.1724, -1.487, -0.9307, -1.2176, 0, 0, 0.0159],
    by_detail: [0.415, 1.0573, 1.2961, 1.6922, 0, 0.908, 0.0418],
    by_listing: [2.3217, 4.3347, 3.552, 4.7686, 0, -184.0563, 0.0006],
    certain: [1.5665, 1.5417, 1.4955, 1.6259, 0, 0, 0.0115],
    certain_days: [0.9407, 0.491, 1.1062, 0.79, 0, 0, 0.8621],
    day_sentence: [-1.3493, -0.4541, -1.1006, -0.4152, 0, 0, 0.0224],
    day_told: [-0.56, -0.5571, -0.7398, -0.8726, 0, 0, 0.0175],
    day_words_ahead: [-0.6555, -0.7765, 0.2337, -0.0774, 0, 0, 0.034],
    days_between: [-0.2606, -0.4547, -0.7659, -0.9169, 0, 0, 0.1138],
    days_near: [0.2061, 0.6778, 0.0635, 0.4898, 0, 0, 0.8649],
    days_unread: [-2.8666, -1.8911, -1.792, -1.2398, 0, 0, 0.0664],
    distinct_titles: [0.1691, 0.3069, -0.4602, -0.2517, 0, -0.6744, 0.693],
    due_near: [-0.3292, 0.0789, -0.3007, -0.0211, 0, 0, 0.0304],
    event_words: [0.9118, 0.7972, 0.6531, 0.6372, 0, 0, 0.6544],
    far: [-1.8088, -1.3121, -2.7983, -2.3412, 0, 0, 0.0085],
    first_time: [-0.0367, 0.0098, 0.3591, 0.2849, 1.0941, 0, 0.8205],
    gap: [-0.0295, -0.0506, -0.2126, -0.1703, 0, 0, 3.6117],
    in_order: [1.1621, 0.9364, 0.8529, 0.8027, 0, 0, 0.8329],
    is_whole_piece: [-0.1991, -0.3798, -0.6382, -0.7279, 0, 0, 0.7837],
    line_rest: [-1.5043, -1.6452, -0.7278, -1.1618, 0, 0, 0.1413],
    looks: [0.194, 0.1949, 0.0779, 0.1101, 0, 0, 2.0662],
    many: [0.1309, 0.1797, 0.2542, 0.2874, 0, 0.5479, 3.3265],
    margin: [-0.0337, 0.0419, -0.0234, 0.0373, 0, 0.1628, 2.4728],
    marks_each: [0.4528, 0.1286, 0.4396, 0.2018, 0, 0, 0.1843],
    midnight: [-2.3302, -1.7152, -1.1577, -0.6529, -5.0681, 0, 0.0003],
    mixed_marks: [2.0455, -0.9711, 1.1969, -0.8293, 0, 0, 0.041],
    mixed_order: [-4.7196, -4.0883, -2.7429, -3.0176, 0, 0, 0.0378],
    newest_first: [0.7241, 1.379, 0.7859, 1.3907, 0, 0, 0.1182],
    odd_hour: [-0.93, -0.4044, -1.1707, -0.9098, -1.4237, 0, 0.0079],
    one_line: [-0.3531, -0.859, -0.6335, -0.9852, 0, 0, 0.1678],
    only: [1.9026, -0.2925, 0.7396, -0.7124, 0, -1.0694, 0.0184],
    past: [-0.5693, -0.3056, -0.7213, -0.5397, 0, 0, 0.2052],
    repeated_title: [0.4707, -1.0526, 0.4931, -0.9072, 0, 0, 0.229],
    rivals: [-0.272, -0.2327, -0.0908, -0.0737, 0, 0, 1.0997],
    same_element: [-0.9807, -0.6538, -1.8433, -1.4834, 0, 0, 0.1082],
    same_slot: [0.0605, 0.6556, 0.4226, 0.7321, 0, 0, 0.9145],
    sentence_words: [0.383, -0.704, 0.6419, -0.294, 0, 0, 0.0436],
    share_alike: [0.6348, 0.9093, 1.3822, 1.4266, 0, 0, 0.8234],
    share_linked: [0.4558, 0.5809, -0.0544, 0.1885, 0, 0, 0.7082],
    share_marked: [1.0778, 0.8065, 0.9301, 0.688, 0, 0, 0.6678],
    share_past: [-0.1702, 0.3265, -0.0616, 0.3091, 0, 0, 0.2102],
    share_short: [-3.5151, -2.7417, -2.6821, -2.3781, 0, 0, 0.0201],
    share_timed: [1.4263, 0.8797, 0.9698, 0.6845, 0, 0, 0.7763],
    shared_day: [0.0249, 0.7603, 1.3601, 1.5816, 0, 0, 0.7247],
    shared_title: [-0.1862, 0.6376, 0.0229, 0.7726, 0, 0, 0.8951],
    siblings: [-0.0337, 0.0751, -0.0901, -0.0129, 0, 0, 3.0716],
    time_away: [-0.048, -0.073, 0.0033, -0.0411, -0.2146, 0, 0.5159],
    time_before_other: [0.714, 1.0699, 0.3476, 0.7533, -0.2683, 0, 0.0661],
    time_behind_doors: [0.4865, 0.4929, 0.8809, 0.8153, 0.9072, 0, 0.0638],
    time_called_start: [0.4925, 0.6336, 0.7047, 0.8065, 0.7785, 0, 0.1077],
    time_shared: [0.213, 0.5672, 0.1236, 0.3484, -0.49, 0, 0.1088],
    timed: [1.0358, 0.9518, 1.1476, 1.1177, 0, 0, 0.7793],
    times_near: [-0.3373, -0.259, -0.654, -0.5763, 0.8297, 0, 0.6627],
    times_several: [-0.018, -0.1402, -0.2209, -0.2133, -0.6223, 0, 0.2404],
    title_date_like: [0.4353, 0.1984, 0.5067, 0.2623, 0, 0, 0.0297],
    title_digits: [-1.2906, -1.5183, -0.7596, -1.0875, 0, 0, 0.1146],
    title_goes_on: [0.1619, 0.7285, 0.0229, 0.6088, 0, 0, 0.0582],
    title_inside: [1.0855, 0.4261, 1.2833, 0.6912, 0, 0, 0.1749],
    title_label: [-1.7619, -2.0531, -0.8967, -1.3223, 0, 0, 0.0177],
    title_long: [0.0022, -1.6623, 0.306, -1.2566, 0, 0, 0.0077],
    title_lower: [-0.9284, -1.0371, -0.4949, -0.8596, 0, 0, 0.0095],
    title_odd_edge: [2.4078, 2.1198, 2.491, 1.9153, 0, 0, 0.0042],
    title_one_word: [-0.3326, -0.842, -0.445, -0.8263, 0, 0, 0.0914],
    title_place: [-0.3948, -0.7261, -0.2177, -0.544, 0, -0.7494, 0.0982],
    title_sentence: [-1.5892, -2.1581, -1.891, -2.0936, 0, 0, 0.0112],
    title_short: [0.5245, -0.5566, 0.2009, -0.5005, 0, 0, 0.0107],
    title_told: [0.6797, -0.4602, 0.3427, -0.5344, 0, 0, 0.0324],
    title_unended: [-0.4567, -1.231, -0.5807, -1.1104, 0, 0, 0.0023],
    title_words: [0.4119, 0.3964, 0.526, 0.4143, 0, 0, 1.5193],
    uneven_titles: [0.7859, 1.0134, 1.2169, 1.0824, 0, 0, 0.3313],
    unlocated: [1.5368, 1.4399, 1.4826, 1.1387, 0, 0, 0.007],
    untimed_near: [0.1974, 0.3487, 0.9431, 0.8334, 0, 0, 0.0198],
    untimed_odd: [-0.377, -0.1162, -0.9325, -0.6896, 14.5575, 0, 0.0267],
    venue_digits: [0, 0, 0, 0, 0, -0.5642, 0],
    venue_in_record: [0, 0, 0, 0, 0, 0.8239, 0],
    venue_in_title: [0, 0, 0, 0, 0, -0.8284, 0],
    venue_line: [0, 0, 0, 0, 0, 0.4134, 0],
    venue_lower: [0, 0, 0, 0, 0, -1.0209, 0],
    venue_of_page: [0, 0, 0, 0, 0, 0.9352, 0],
    venue_of_title: [0, 0, 0, 0, 0, -0.5559, 0],
    venue_sentence: [0, 0, 0, 0, 0, 1.5687, 0],
    venue_shared: [0, 0, 0, 0, 0, 0.3492, 0],
    venue_word: [0, 0, 0, 0, 0, 0.6637, 0],
    venue_words: [0, 0, 0, 0, 0, -0.0491, 0],
    venues_on_page: [0, 0, 0, 0, 0, -0.0714, 0],
    weekday: [0.6585, 0.2145, 0.5995, 0.2651, 0, 0, 0.5321],
  },
  stated: {
    bias: [7.4413, 6.7476, 7.4413, 6.7476, 5.9808, 4.4178],
    by_ics: [0, 0, 0, 0, 0, 0.0825, 0],
    'by_json-feed': [0, 0, 0, 0, 0, 0.4648, 0],
    by_jsonld: [0, 0, 0, 0, 0, -0.589, 0],
    by_listing: [0, 0, 0, 0, 0, 1197.2158, 0],
    by_microdata: [0, 0, 0, 0, 0, 0.3285, 0],
    by_microformats: [0, 0, 0, 0, 0, 0.5555, 0],
    'by_platform-feed': [0, 0, 0, 0, 0, 0.2795, 0],
    by_rss: [0, 0, 0, 0, 0, 0.0953, 0],
    by_shell: [0, 0, 0, 0, 0, -0.0056, 0],
    distinct_titles: [0, 0, 0, 0, 0, -0.6753, 0],
    many: [0, 0, 0, 0, 0, 0.3275, 0],
    only: [0, 0, 0, 0, 0, 0.9579, 0],
    title_place: [0, 0, 0, 0, 0, -0.4138, 0],
    venue_long: [0, 0, 0, 0, 0, 0.6022, 0],
  },
};

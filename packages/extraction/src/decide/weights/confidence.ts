/* oxlint-disable oxc/approx-constant -- a fitted weight may lie next to any constant */
/** The fields of a confidence, in the order of the columns of its weights. */
export const CONFIDENCE_FIELDS = ['event', 'title', 'day', 'titleAndDay', 'time', 'venue'] as const;

/**
 * Logistic regressions, `1 / (1 + exp(-(bias + Σ weight · feature)))`: a row of biases, then for each feature its weights, one a field, and behind them
 * its average, from which reasons for doubt are told.
 */
export type Weights = Readonly<Record<string, readonly number[]>>;

/* Fitted: do not edit; `npm run fit` writes what follows.

shown: 29564 drafts of 443 sites
  event, plain: 3113 drafts, right 0.971; sites held out: calibration error 0.013, above 0.9 right 0.989, of the right ones kept 0.926
  event, without-data: 3531 drafts, right 0.974; sites held out: calibration error 0.011, above 0.9 right 0.991, of the right ones kept 0.935
  event, nameless-classes: 3512 drafts, right 0.971; sites held out: calibration error 0.013, above 0.9 right 0.990, of the right ones kept 0.941
  event, first look: 2163 drafts, right 0.943; sites held out: calibration error 0.031, above 0.9 right 0.969, of the right ones kept 0.941
  event, written pages: 375 drafts, right 0.947; sites held out: calibration error 0.028, above 0.9 right 0.965, of the right ones kept 0.927
  title, plain: 3113 drafts, right 0.943; sites held out: calibration error 0.023, above 0.9 right 0.984, of the right ones kept 0.876
  title, without-data: 3531 drafts, right 0.945; sites held out: calibration error 0.021, above 0.9 right 0.985, of the right ones kept 0.887
  title, nameless-classes: 3512 drafts, right 0.943; sites held out: calibration error 0.021, above 0.9 right 0.984, of the right ones kept 0.882
  title, first look: 2163 drafts, right 0.918; sites held out: calibration error 0.039, above 0.9 right 0.960, of the right ones kept 0.903
  title, written pages: 375 drafts, right 0.933; sites held out: calibration error 0.045, above 0.9 right 0.951, of the right ones kept 0.837
  day, plain: 3113 drafts, right 0.959; sites held out: calibration error 0.016, above 0.9 right 0.984, of the right ones kept 0.875
  day, without-data: 3531 drafts, right 0.963; sites held out: calibration error 0.014, above 0.9 right 0.986, of the right ones kept 0.889
  day, nameless-classes: 3512 drafts, right 0.960; sites held out: calibration error 0.012, above 0.9 right 0.984, of the right ones kept 0.890
  day, first look: 2163 drafts, right 0.923; sites held out: calibration error 0.037, above 0.9 right 0.950, of the right ones kept 0.903
  day, written pages: 375 drafts, right 0.947; sites held out: calibration error 0.021, above 0.9 right 0.970, of the right ones kept 0.831
  titleAndDay, plain: 3113 drafts, right 0.932; sites held out: calibration error 0.027, above 0.88 right 0.976, of the right ones kept 0.861
  titleAndDay, without-data: 3531 drafts, right 0.934; sites held out: calibration error 0.024, above 0.88 right 0.979, of the right ones kept 0.871
  titleAndDay, nameless-classes: 3512 drafts, right 0.931; sites held out: calibration error 0.024, above 0.88 right 0.977, of the right ones kept 0.869
  titleAndDay, first look: 2163 drafts, right 0.898; sites held out: calibration error 0.040, above 0.88 right 0.940, of the right ones kept 0.870
  titleAndDay, written pages: 375 drafts, right 0.933; sites held out: calibration error 0.053, above 0.88 right 0.946, of the right ones kept 0.749
  time, plain: 2213 drafts, right 0.971; sites held out: calibration error 0.017, above 0.7 right 0.971, of the right ones kept 0.987
  time, without-data: 2566 drafts, right 0.974; sites held out: calibration error 0.013, above 0.7 right 0.974, of the right ones kept 0.989
  time, nameless-classes: 2569 drafts, right 0.972; sites held out: calibration error 0.015, above 0.7 right 0.972, of the right ones kept 0.989
  time, first look: 1688 drafts, right 0.983; sites held out: calibration error 0.031, above 0.7 right 0.984, of the right ones kept 0.984
  venue, plain: 1701 drafts, right 0.944; sites held out: calibration error 0.044, above 0.7 right 0.943, of the right ones kept 0.973
  venue, without-data: 1923 drafts, right 0.942; sites held out: calibration error 0.033, above 0.7 right 0.941, of the right ones kept 0.975
  venue, nameless-classes: 1881 drafts, right 0.939; sites held out: calibration error 0.040, above 0.7 right 0.938, of the right ones kept 0.970
  venue, first look: 1500 drafts, right 0.932; sites held out: calibration error 0.028, above 0.7 right 0.945, of the right ones kept 0.968
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
    bias: [-0.625, -2.6038, -2.4598, -3.4143, 3.7066, -0.0275],
    addressed: [0, 0, 0, 0, 0, 0.3293, 0],
    after_show: [-0.356, -0.8835, -0.101, -0.7271, 1.4737, 0, 0.019],
    around: [0.0139, -0.0003, -0.1047, -0.1093, 0, 0, 4.5256],
    branch_alike: [-0.693, -0.5828, -0.334, -0.3851, 0, 0, 0.2433],
    branch_depth: [0.2192, 0.2087, 0.1134, 0.0626, 0, 0, 0.9327],
    branch_foreign_day: [0.5257, 0.4931, -0.7483, -0.5526, 0, 0, 0.0139],
    branch_rival_title: [-1.2151, -1.7092, -1.0856, -1.45, 0, 0, 0.0158],
    by_detail: [0.2513, 0.5458, 1.1351, 1.1698, 0, 0.422, 0.0425],
    by_listing: [2.3218, 4.3963, 4.2701, 5.3691, 0, 0, 0.0006],
    certain: [1.6559, 1.5386, 1.6566, 1.6084, 0, 0, 0.0114],
    certain_days: [0.9541, 0.3248, 1.1353, 0.6994, 0, 0, 0.8601],
    day_sentence: [-1.4539, -0.0761, -1.0958, -0.0592, 0, 0, 0.0222],
    day_told: [-0.9687, -1.1819, -1.0217, -1.4388, 0, 0, 0.0154],
    day_words_ahead: [-0.6236, -0.7321, 0.1963, -0.0791, 0, 0, 0.0331],
    days_between: [-0.2289, -0.3658, -0.7529, -0.869, 0, 0, 0.1177],
    days_near: [0.1188, 0.5519, -0.012, 0.4058, 0, 0, 0.8678],
    days_unread: [-2.8987, -1.5256, -1.9626, -1.1381, 0, 0, 0.0645],
    distinct_titles: [-0.121, 0.0847, -0.6215, -0.3527, 0, -0.023, 0.6894],
    due_near: [-0.3263, 0.1584, -0.3035, 0.0167, 0, 0, 0.0305],
    event_words: [0.9346, 0.7235, 0.602, 0.5217, 0, 0, 0.652],
    far: [-1.7847, -1.2221, -2.5483, -2.0815, 0, 0, 0.0085],
    first_time: [-0.1255, -0.1939, 0.3366, 0.1149, -0.0975, 0, 0.8343],
    gap: [-0.0458, -0.0791, -0.1193, -0.1084, 0, 0, 3.6084],
    in_order: [1.2495, 1.1412, 1.0417, 1.0949, 0, 0, 0.8322],
    is_whole_piece: [-0.1551, -0.5061, -0.3964, -0.7222, 0, 0, 0.7894],
    line_rest: [-1.5372, -1.8797, -0.7207, -1.4083, 0, 0, 0.14],
    looks: [0.1913, 0.1714, 0.0705, 0.092, 0, 0, 2.0842],
    many: [0.1137, 0.2427, 0.2445, 0.3285, 0, 0.875, 3.325],
    margin: [-0.0282, 0.0574, -0.0178, 0.0492, 0, 0.1893, 2.4273],
    marks_each: [0.4982, 0.2184, 0.5139, 0.3121, 0, 0, 0.1947],
    midnight: [-2.0392, -1.4916, -1.5105, -0.9781, -3.1814, 0, 0.0003],
    mixed_marks: [2.4522, -0.7514, 1.5759, -0.5459, 0, 0, 0.0419],
    mixed_order: [-4.5848, -4.0813, -2.7497, -3.0518, 0, 0, 0.0392],
    newest_first: [1.1434, 1.9432, 1.1869, 1.8708, 0, 0, 0.1075],
    odd_hour: [-1.2448, -0.9407, -1.308, -1.1764, -3.3393, 0, 0.0111],
    only: [1.7964, -0.2983, 0.9794, -0.5155, 0, 0.1709, 0.0186],
    past: [-0.7792, -0.4985, -0.8038, -0.6535, 0, 0, 0.1995],
    repeated_title: [0.2789, -1.3801, 0.1788, -1.2592, 0, 0, 0.232],
    rivals: [-0.2707, -0.199, -0.1292, -0.0831, 0, 0, 1.1071],
    same_element: [-1.1715, -0.9036, -2.0962, -1.788, 0, 0, 0.1027],
    same_slot: [0.2783, 1.0773, 1.4698, 1.7691, 0, 0, 0.9137],
    sentence_words: [0.466, -0.6565, 0.7739, -0.1946, 0, 0, 0.0439],
    share_linked: [0.4665, 0.7138, -0.0222, 0.311, 0, 0, 0.7155],
    share_marked: [1.0408, 0.6703, 0.994, 0.6568, 0, 0, 0.6749],
    share_past: [-0.1025, 0.4116, 0.0363, 0.4023, 0, 0, 0.2048],
    share_short: [-3.2643, -2.1127, -2.1581, -1.6645, 0, 0, 0.0203],
    share_timed: [1.494, 1.0271, 0.765, 0.6386, 0, 0, 0.7642],
    shared_day: [0.0672, 1.0663, 1.2334, 1.6561, 0, 0, 0.7188],
    shared_title: [-0.1224, 0.6694, 0.0635, 0.7829, 0, 0, 0.9011],
    time_away: [-0.0407, -0.018, 0.0547, 0.0236, -0.2403, 0, 0.4139],
    time_before_other: [0.7167, 1.0064, 0.3406, 0.7243, -0.3941, 0, 0.0654],
    time_behind_doors: [0.4969, 0.4029, 0.7186, 0.5568, 0.4586, 0, 0.0646],
    time_called_start: [0.4855, 0.6176, 0.9654, 1.0035, 0.7029, 0, 0.1075],
    time_shared: [0.12, 0.4872, 0.1596, 0.3658, -1.2356, 0, 0.0923],
    timed: [1.0226, 0.8953, 1.3414, 1.2456, 0, 0, 0.7672],
    times_near: [-0.3545, -0.2441, -0.5662, -0.4866, 0.5775, 0, 0.6612],
    times_several: [-0.0247, -0.3898, -0.1708, -0.3854, 0.0921, 0, 0.2392],
    title_date_like: [0.7473, 0.5803, 0.1964, 0.1305, 0, 0, 0.0321],
    title_digits: [-1.3303, -1.3949, -0.668, -0.9373, 0, 0, 0.1129],
    title_goes_on: [0.1665, 0.6467, -0.0543, 0.4697, 0, 0, 0.0606],
    title_inside: [1.129, 0.2977, 1.1757, 0.4469, 0, 0, 0.1694],
    title_label: [-1.475, -1.7456, -0.8184, -1.1452, 0, 0, 0.0179],
    title_long: [-0.0738, -1.4372, 0.3287, -1.0128, 0, 0, 0.0073],
    title_lower: [-1.1094, -0.9854, -0.5562, -0.785, 0, 0, 0.0097],
    title_odd_edge: [2.5677, 2.4302, 2.566, 2.2385, 0, 0, 0.0042],
    title_one_word: [-0.3224, -0.8155, -0.4533, -0.8473, 0, 0, 0.0924],
    title_place: [-0.2578, -0.7958, -0.1682, -0.6099, 0, -1.0277, 0.0965],
    title_sentence: [-1.6436, -2.231, -1.7292, -2.0567, 0, 0, 0.0114],
    title_short: [0.5656, -0.679, 0.1805, -0.6359, 0, 0, 0.0108],
    title_told: [0.9515, -0.3224, 0.6045, -0.3302, 0, 0, 0.0321],
    title_unended: [-0.5609, -1.1476, -0.516, -0.9716, 0, 0, 0.0024],
    title_words: [0.3106, 0.2511, 0.3415, 0.2159, 0, 0, 1.5154],
    uneven_titles: [0.6876, 1.0203, 0.8087, 0.851, 0, 0, 0.332],
    unlocated: [1.6688, 1.9909, 1.7956, 1.8096, 0, 0, 0.0078],
    untimed_near: [0.3755, 0.6813, 0.876, 0.8862, 0, 0, 0.0219],
    venue_digits: [0, 0, 0, 0, 0, -0.7726, 0],
    venue_in_record: [0, 0, 0, 0, 0, 0.0131, 0],
    venue_in_title: [0, 0, 0, 0, 0, -1.3523, 0],
    venue_line: [0, 0, 0, 0, 0, 0.232, 0],
    venue_lower: [0, 0, 0, 0, 0, -1.077, 0],
    venue_of_page: [0, 0, 0, 0, 0, -0.1331, 0],
    venue_of_title: [0, 0, 0, 0, 0, -0.3471, 0],
    venue_sentence: [0, 0, 0, 0, 0, 1.3904, 0],
    venue_shared: [0, 0, 0, 0, 0, -0.2481, 0],
    venue_word: [0, 0, 0, 0, 0, 0.7212, 0],
    venue_words: [0, 0, 0, 0, 0, -0.2846, 0],
    venues_on_page: [0, 0, 0, 0, 0, 0.0814, 0],
    weekday: [0.4788, 0.1765, 0.3737, 0.171, 0, 0, 0.5293],
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

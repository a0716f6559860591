/* oxlint-disable oxc/approx-constant -- a fitted weight may lie next to any constant */
/** The fields of a confidence, in the order of the columns of its weights. */
export const CONFIDENCE_FIELDS = ['event', 'title', 'day', 'titleAndDay', 'time', 'venue'] as const;

/**
 * Logistic regressions, `1 / (1 + exp(-(bias + Σ weight · feature)))`: a row of biases, then for each feature its weights, one a field, and behind them
 * its average, from which reasons for doubt are told.
 */
export type Weights = Readonly<Record<string, readonly number[]>>;

/* Fitted: do not edit; `npm run fit` writes what follows.

shown: 29432 drafts of 444 sites
  event, plain: 3166 drafts, right 0.971; sites held out: calibration error 0.024, above 0.9 right 0.981, of the right ones kept 0.916
  event, without-data: 3584 drafts, right 0.975; sites held out: calibration error 0.017, above 0.9 right 0.984, of the right ones kept 0.930
  event, nameless-classes: 3560 drafts, right 0.972; sites held out: calibration error 0.016, above 0.9 right 0.984, of the right ones kept 0.929
  event, first look: 234 drafts, right 0.936; sites held out: calibration error 0.047, above 0.9 right 0.960, of the right ones kept 0.872
  event, first look at written pages: 1929 drafts, right 0.944; sites held out: calibration error 0.032, above 0.9 right 0.969, of the right ones kept 0.956
  event, written pages: 375 drafts, right 0.947; sites held out: calibration error 0.034, above 0.9 right 0.971, of the right ones kept 0.938
  title, plain: 3166 drafts, right 0.945; sites held out: calibration error 0.038, above 0.9 right 0.981, of the right ones kept 0.891
  title, without-data: 3584 drafts, right 0.946; sites held out: calibration error 0.027, above 0.9 right 0.983, of the right ones kept 0.903
  title, nameless-classes: 3560 drafts, right 0.944; sites held out: calibration error 0.032, above 0.9 right 0.984, of the right ones kept 0.879
  title, first look: 234 drafts, right 0.927; sites held out: calibration error 0.070, above 0.9 right 0.994, of the right ones kept 0.829
  title, first look at written pages: 1929 drafts, right 0.917; sites held out: calibration error 0.044, above 0.9 right 0.952, of the right ones kept 0.946
  title, written pages: 375 drafts, right 0.947; sites held out: calibration error 0.048, above 0.9 right 0.981, of the right ones kept 0.890
  day, plain: 3166 drafts, right 0.961; sites held out: calibration error 0.029, above 0.9 right 0.977, of the right ones kept 0.875
  day, without-data: 3584 drafts, right 0.965; sites held out: calibration error 0.021, above 0.9 right 0.980, of the right ones kept 0.891
  day, nameless-classes: 3560 drafts, right 0.960; sites held out: calibration error 0.025, above 0.9 right 0.977, of the right ones kept 0.879
  day, first look: 234 drafts, right 0.923; sites held out: calibration error 0.040, above 0.9 right 0.983, of the right ones kept 0.787
  day, first look at written pages: 1929 drafts, right 0.923; sites held out: calibration error 0.044, above 0.9 right 0.949, of the right ones kept 0.912
  day, written pages: 375 drafts, right 0.947; sites held out: calibration error 0.028, above 0.9 right 0.981, of the right ones kept 0.868
  titleAndDay, plain: 3166 drafts, right 0.934; sites held out: calibration error 0.021, above 0.85 right 0.976, of the right ones kept 0.899
  titleAndDay, without-data: 3584 drafts, right 0.936; sites held out: calibration error 0.015, above 0.85 right 0.978, of the right ones kept 0.909
  titleAndDay, nameless-classes: 3560 drafts, right 0.932; sites held out: calibration error 0.022, above 0.85 right 0.976, of the right ones kept 0.881
  titleAndDay, first look: 234 drafts, right 0.915; sites held out: calibration error 0.055, above 0.85 right 0.995, of the right ones kept 0.860
  titleAndDay, first look at written pages: 1929 drafts, right 0.896; sites held out: calibration error 0.048, above 0.85 right 0.934, of the right ones kept 0.938
  titleAndDay, written pages: 375 drafts, right 0.947; sites held out: calibration error 0.050, above 0.85 right 0.984, of the right ones kept 0.862
  time, plain: 2261 drafts, right 0.984; sites held out: calibration error 0.014, above 0.7 right 0.984, of the right ones kept 0.991
  time, without-data: 2614 drafts, right 0.985; sites held out: calibration error 0.014, above 0.7 right 0.986, of the right ones kept 0.992
  time, nameless-classes: 2609 drafts, right 0.984; sites held out: calibration error 0.012, above 0.7 right 0.984, of the right ones kept 0.992
  time, first look: 141 drafts, right 1.000; sites held out: calibration error 0.015, above 0.7 right 1.000, of the right ones kept 1.000
  time, first look at written pages: 1547 drafts, right 0.982; sites held out: calibration error 0.016, above 0.7 right 0.982, of the right ones kept 1.000
  venue, plain: 1828 drafts, right 0.949; sites held out: calibration error 0.045, above 0.7 right 0.948, of the right ones kept 0.988
  venue, without-data: 2050 drafts, right 0.946; sites held out: calibration error 0.038, above 0.7 right 0.945, of the right ones kept 0.989
  venue, nameless-classes: 2007 drafts, right 0.943; sites held out: calibration error 0.039, above 0.7 right 0.942, of the right ones kept 0.986
  venue, first look: 94 drafts, right 1.000; sites held out: calibration error 0.078, above 0.7 right 1.000, of the right ones kept 0.968
  venue, first look at written pages: 1406 drafts, right 0.927; sites held out: calibration error 0.038, above 0.7 right 0.928, of the right ones kept 0.982
stated: 1705 drafts of 84 sites
  event: 1705 drafts, 0 wrong: the same for all
  title: 1705 drafts, 1 wrong: the same for all
  day: 1705 drafts, 0 wrong: the same for all
  titleAndDay: 1705 drafts, 1 wrong: the same for all
  time: 1586 drafts, 3 wrong: the same for all
  venue, plain: 1228 drafts, right 0.995; sites held out: calibration error 0.002, above 0.7 right 0.995, of the right ones kept 1.000
  venue, first look: 1 drafts, right 1.000; sites held out: calibration error 0.012, above 0.7 right 1.000, of the right ones kept 1.000
  venue, first look at written pages: 110 drafts, right 1.000; sites held out: calibration error 0.008, above 0.7 right 1.000, of the right ones kept 1.000
  learned from 56 sites, first look: 234 drafts, right 0.915; sites held out: calibration error 0.055, above 0.85 right 0.942, of the right ones kept 0.836
  learned from 56 sites, first look at written pages: 1929 drafts, right 0.896; sites held out: calibration error 0.065, above 0.85 right 0.921, of the right ones kept 0.846
  learned from 111 sites, first look: 234 drafts, right 0.915; sites held out: calibration error 0.096, above 0.85 right 0.960, of the right ones kept 0.790
  learned from 111 sites, first look at written pages: 1929 drafts, right 0.896; sites held out: calibration error 0.093, above 0.85 right 0.953, of the right ones kept 0.746
  learned from 222 sites, first look: 234 drafts, right 0.915; sites held out: calibration error 0.112, above 0.85 right 0.994, of the right ones kept 0.720
  learned from 222 sites, first look at written pages: 1929 drafts, right 0.896; sites held out: calibration error 0.056, above 0.85 right 0.929, of the right ones kept 0.843
  learned from 444 sites, first look: 234 drafts, right 0.915; sites held out: calibration error 0.055, above 0.85 right 0.995, of the right ones kept 0.860
  learned from 444 sites, first look at written pages: 1929 drafts, right 0.896; sites held out: calibration error 0.048, above 0.85 right 0.934, of the right ones kept 0.938
*/
export const WEIGHTS: Readonly<Record<'shown' | 'stated', Weights>> = {
  shown: {
    bias: [-1.9541, -3.9686, -2.9941, -4.3383, 2.8066, 0.5961],
    addressed: [0, 0, 0, 0, 0, -0.0278, 0],
    after_show: [-0.0481, -0.8783, 0.4431, -0.4177, 1.2287, 0, 0.0187],
    around: [-0.1061, -0.1206, -0.2374, -0.2529, 0, 0, 4.5055],
    branch_alike: [-0.6946, -0.7885, -0.5858, -0.6428, 0, 0, 0.2377],
    branch_depth: [0.4624, 0.0026, 0.2962, -0.0418, 0, 0, 0.9276],
    branch_foreign_day: [0.8219, 1.167, -0.6459, -0.2626, 0, 0, 0.0121],
    branch_rival_title: [-1.1385, -1.1856, -0.7691, -0.8773, 0, 0, 0.016],
    by_detail: [0.4254, 1.6689, 1.6015, 2.352, 0, 0.8469, 0.0418],
    by_listing: [2.8474, 5.3678, 4.0838, 5.7934, 0, -163.2553, 0.0006],
    certain: [2.2871, 2.149, 2.0448, 2.0985, 0, 0, 0.0116],
    certain_days: [1.3057, 0.6657, 1.1928, 0.8601, 0, 0, 0.861],
    day_sentence: [-1.4907, -0.4115, -1.161, -0.4437, 0, 0, 0.0223],
    day_told: [0.4251, -0.0749, -0.1648, -0.6445, 0, 0, 0.0174],
    day_words_ahead: [-1.0176, -1.2326, 0.1138, -0.3198, 0, 0, 0.0339],
    days_between: [-0.2057, -0.4475, -0.8231, -1.0462, 0, 0, 0.1137],
    days_near: [0.3195, 0.6404, 0.0079, 0.3752, 0, 0, 0.8649],
    days_unread: [-3.2714, -1.3473, -1.7157, -0.6286, 0, 0, 0.067],
    distinct_titles: [0.8298, 0.6616, -0.1072, 0.0291, 0, -0.6374, 0.6931],
    due_near: [-0.5171, -0.0005, -0.3591, -0.1141, 0, 0, 0.0304],
    event_words: [1.075, 0.8244, 0.6637, 0.6385, 0, 0, 0.6544],
    fact_hours: [-0.0172, -0.48, -0.3181, -0.5229, 0, 0, 0.2462],
    fact_place: [0.7756, 0.8613, 0.1267, 0.5306, 0, 0, 0.3745],
    fact_price: [-0.7124, -0.1852, -0.0149, 0.1079, 0, 0, 0.1481],
    fact_run: [0.1766, -0.7626, -0.3633, -0.8196, 0, 0, 0.0395],
    fact_tickets: [0.5212, 1.033, 0.374, 0.8233, 0, 0, 0.0418],
    fact_url: [-0.2562, 0.1815, -0.3425, 0.0985, 0, 0, 0.7191],
    far: [-1.7778, -1.2164, -2.8002, -2.2403, 0, 0, 0.0085],
    first_time: [-0.2385, -0.1985, 0.4262, 0.2729, 1.093, 0, 0.8203],
    gap: [-0.1647, -0.1936, -0.3311, -0.2759, 0, 0, 3.6106],
    hourless_all: [-0.097, 0.2211, -0.2577, 0.093, 0, 0, 0.2],
    hourless_event: [1.2494, 0.904, 0.4958, 0.4708, 0, 0, 0.0404],
    hourless_run: [1.5667, 1.6982, 1.6691, 1.5751, 0, 0, 0.0261],
    in_order: [1.5032, 1.412, 0.9684, 1.0228, 0, 0, 0.8327],
    is_whole_piece: [-0.4155, -0.3276, -0.8345, -0.7512, 0, 0, 0.7836],
    line_rest: [-1.9853, -1.8963, -0.823, -1.2897, 0, 0, 0.1413],
    looks: [0.2257, 0.1991, 0.0602, 0.0908, 0, 0, 2.0663],
    many: [0.2463, 0.3169, 0.4407, 0.4826, 0, 0.5701, 3.3237],
    margin: [-0.0493, 0.0517, -0.0234, 0.0594, 0, 0.1646, 2.4728],
    marks_each: [0.6239, 0.0175, 0.4016, 0.005, 0, 0, 0.1851],
    midnight: [-3.7162, -3.3159, -2.0179, -1.8392, -5.0674, 0, 0.0003],
    mixed_marks: [4.6793, 0.1204, 2.0889, -0.0961, 0, 0, 0.042],
    mixed_order: [-6.1884, -5.3793, -3.1943, -3.7302, 0, 0, 0.0386],
    named_event: [-0.8248, -0.6419, -0.2909, -0.3045, 0, 0, 0.1417],
    named_meeting: [0.4164, 1.1067, 0.7433, 1.3004, 0, 0, 0.2697],
    newest_first: [0.6948, 1.7417, 0.9739, 1.6994, 0, 0, 0.1176],
    odd_hour: [-0.8472, -0.3048, -1.2756, -1.0304, -1.4235, 0, 0.0079],
    one_line: [-0.3658, -0.9432, -0.6156, -0.9873, 0, 0, 0.1677],
    only: [1.8995, -1.1156, 0.6334, -1.3706, 0, -1.0055, 0.0184],
    past: [-0.8553, -0.4676, -1.002, -0.7293, 0, 0, 0.2053],
    repeated_title: [0.5551, -1.6919, 0.4052, -1.5349, 0, 0, 0.2291],
    rivals: [-0.3793, -0.3221, -0.0827, -0.062, 0, 0, 1.0999],
    same_element: [-1.1919, -0.6237, -2.453, -1.8408, 0, 0, 0.1082],
    same_slot: [-0.6148, 0.1473, 0.3293, 0.6515, 0, 0, 0.9139],
    sentence_words: [0.5969, -0.7023, 0.9425, -0.1507, 0, 0, 0.0436],
    share_alike: [1.4807, 1.5626, 1.9787, 1.9502, 0, 0, 0.8242],
    share_linked: [0.5569, 0.3323, -0.0364, -0.0551, 0, 0, 0.7085],
    share_marked: [1.3067, 1.0018, 1.1426, 0.8691, 0, 0, 0.6699],
    share_named: [0.1096, 0.4295, -0.1854, 0.0962, 0, 0, 0.1422],
    share_past: [-0.109, 0.0926, -0.0666, 0.0504, 0, 0, 0.2088],
    share_placed: [2.3517, 1.5424, 1.3386, 1.1158, 0, 0, 0.3695],
    share_short: [-3.2414, -2.4995, -2.6621, -2.2778, 0, 0, 0.0201],
    share_timed: [1.4002, 0.8984, 0.7181, 0.5461, 0, 0, 0.7761],
    shared_day: [0.5624, 0.7375, 1.8865, 1.7114, 0, 0, 0.7247],
    shared_title: [-0.2402, 0.9693, 0.1334, 1.1459, 0, 0, 0.895],
    siblings: [-0.2474, -0.1292, -0.2469, -0.2092, 0, 0, 3.0659],
    time_away: [-0.0294, -0.0217, 0.0201, -0.0107, -0.2149, 0, 0.5159],
    time_before_other: [1.0566, 1.4121, 0.5818, 1.0288, -0.2686, 0, 0.0661],
    time_behind_doors: [0.6743, 0.2121, 1.0214, 0.6598, 0.9091, 0, 0.0639],
    time_called_start: [0.7699, 0.452, 0.8499, 0.7066, 0.7794, 0, 0.1075],
    time_shared: [-0.124, 0.1323, 0.0046, 0.0769, -0.4894, 0, 0.1088],
    timed: [1.4432, 1.4851, 1.5697, 1.675, 0, 0, 0.7791],
    times_near: [-0.7018, -0.4447, -0.9232, -0.8245, 0.8298, 0, 0.6627],
    times_several: [0.1616, 0.0713, -0.154, -0.0251, -0.622, 0, 0.2404],
    title_date_like: [1.0224, 0.3745, 0.7286, 0.3557, 0, 0, 0.0297],
    title_digits: [-1.4064, -1.633, -0.7448, -1.1175, 0, 0, 0.1148],
    title_goes_on: [0.3165, 1.1624, 0.0171, 0.8552, 0, 0, 0.0583],
    title_inside: [1.3549, 0.4088, 1.3686, 0.6608, 0, 0, 0.1751],
    title_label: [-1.7409, -2.2395, -0.8509, -1.4605, 0, 0, 0.0177],
    title_long: [-0.2349, -1.7178, 0.1118, -1.2412, 0, 0, 0.0077],
    title_lower: [-1.3465, -1.1972, -0.5266, -1.0638, 0, 0, 0.0095],
    title_odd_edge: [3.2134, 2.6324, 3.2761, 2.4115, 0, 0, 0.0042],
    title_one_word: [-0.3931, -1.0182, -0.4678, -0.9102, 0, 0, 0.0915],
    title_place: [-0.4026, -0.8697, -0.2171, -0.5559, 0, -0.7601, 0.0982],
    title_sentence: [-1.4028, -2.1795, -1.9794, -2.1221, 0, 0, 0.0112],
    title_short: [0.5323, -0.4274, 0.3336, -0.3344, 0, 0, 0.0107],
    title_told: [0.2775, -1.2178, -0.07, -1.1714, 0, 0, 0.0324],
    title_unended: [-0.2503, -1.9289, -0.6977, -1.5274, 0, 0, 0.0023],
    title_words: [0.2508, 0.4116, 0.5492, 0.4459, 0, 0, 1.5195],
    uneven_titles: [0.9022, 1.4164, 1.5272, 1.4997, 0, 0, 0.3302],
    unlocated: [0.9949, 1.2184, 1.5239, 1.0327, 0, 0, 0.007],
    untimed_near: [0.3879, 0.4612, 1.2043, 0.9882, 0, 0, 0.02],
    untimed_odd: [-0.3857, 0.0809, -1.0934, -0.6456, 16.5679, 0, 0.0263],
    venue_digits: [0, 0, 0, 0, 0, -0.5839, 0],
    venue_in_record: [0, 0, 0, 0, 0, 0.7989, 0],
    venue_in_title: [0, 0, 0, 0, 0, -0.8397, 0],
    venue_line: [0, 0, 0, 0, 0, 0.4096, 0],
    venue_lower: [0, 0, 0, 0, 0, -0.9844, 0],
    venue_of_page: [0, 0, 0, 0, 0, 0.8843, 0],
    venue_of_title: [0, 0, 0, 0, 0, -0.6224, 0],
    venue_sentence: [0, 0, 0, 0, 0, 1.5723, 0],
    venue_shared: [0, 0, 0, 0, 0, 0.4366, 0],
    venue_word: [0, 0, 0, 0, 0, 0.7044, 0],
    venue_words: [0, 0, 0, 0, 0, -0.1287, 0],
    venues_on_page: [0, 0, 0, 0, 0, -0.0847, 0],
    weekday: [0.7414, 0.268, 0.7814, 0.4004, 0, 0, 0.5318],
  },
  stated: {
    bias: [7.4413, 6.7476, 7.4413, 6.7476, 5.9808, 4.4178],
    by_ics: [0, 0, 0, 0, 0, 0.0825, 0],
    'by_json-feed': [0, 0, 0, 0, 0, 0.4648, 0],
    by_jsonld: [0, 0, 0, 0, 0, -0.589, 0],
    by_listing: [0, 0, 0, 0, 0, 1168.1293, 0],
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

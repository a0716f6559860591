/** People who are told of in requests, in English and Spanish without accents. A space parts the entries; each is a pattern. */
export const CHILDREN =
  'kids? child(?:ren)? kiddos? (?:great-?)?(?:grand|step)?(?:sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies)) boys? girls? teens? toddlers? nephews? nieces? family students twins gemel[oa]s mellizos hij[oa]s? niet[oa]s? sobrin[oa]s? nin[oa]s? bebe peques? chamac[oa]s? familia alumn[oa]s estudiantes';
export const PARTNERS =
  'wife wifey husband hubby girlfriend boyfriend gf bf partner spouses? fiancee? sweetheart espos[oa] marido mujer novi[oa] pareja vieja senora';
export const COMPANIONS =
  'friends? buddies bud(?:dy)? besties? roommates? coworkers? colleagues? amig[oa]s? colegas roomies? crew';

/** What those do who come along: they wish for something, they are here, or something of them is to be heeded. */
export const COMING =
  'want wants wanna wanted need needs love loves loved like likes enjoy enjoys adore adores hate hates turn turns turned get gets come comes coming visit visits arrive arrives fly flies go goes use uses has have eat eats sleep sleeps miss misses prefer prefers dance dances refuse refuses ask asks asked beg begs begged keeps might would deserve deserves will walks drives only quiere quieren queremos gusta gustan encanta encantan encantaria gustaria ama aman odia odian necesita necesitan busca buscan cumple cumplen cumplio viene vienen llega llegan usa usan tiene tienen camina come baila bailan prefiere prefieren adora adoran anda andan duerme sueltan salen interesa interesan fascina fascinan late laten pide piden muere mueren aburre aburren cansa merece merecen'.split(
    ' ',
  );
/** How those are, or what they are doing, who come along. */
export const BEING =
  'visiting coming here in turning obsessed into crazy bored deaf blind autistic vegan vegetarian allergic celiac bouncing driving craving dying begging asking looking learning picky shy scared afraid terrified little small old young big hungry sick tired off free fussy pregnant diabetic hyper nonverbal overwhelmed fascinated joining starving almost nearly just about going 4 aqui autista obsesionad[oa]s? fanatic[oa]s? loc[oa]s? vegan[oa]s? vegetarian[oa]s? celiac[oa]s? sord[oa]s? cieg[oa]s? aburrid[oa]s? embarazada alergic[oa]s? pequen[oa]s? chic[oa]s? chiquit[oa]s? inquiet[oa]s? timid[oa]s? de con visitando'.split(
    ' ',
  );
/** Verbs of others whose ending does not show that they are verbs. */
export const TELLING_OF =
  'had was were did made got went came took gave told said saw left broke lost won hit sent bought taught built met fell ran sang put let lets shut wrestle coach play work think say know live make give take can cant fue era estaba tenia tuvo hizo dijo dio puso vio quiso se ama'.split(
    ' ',
  );

/** Those who go out together, behind a number or `my`, in English and Spanish. */
export const MATES =
  'girls? gals? guys? dudes? lad(?:y|ie)s women m[ea]n friends? boys bridesmaids groomsmen buddies pals mates brothers sisters cousins moms bridesmaids nerds nuns neighbors classmates teammates roomies roommates coworkers colleagues comadres compadres compas amig[oa]s? amiguit[oa]s amiguis amix amigues prim[oa]s herman[oa]s mujeres hombres chic[oa]s muchach[oa]s morr[oa]s tias colegas companer[oa]s vecin[oa]s senoras viej[oa]s locos locas adultos adults'.split(
    ' ',
  );
/** A whole of people, behind `with the`. */
export const BANDS =
  "raza flota plebada plebe bol(?:it)?a banda palomilla pandilla gang crew squad team office girls boys gals ladies fellas lads guys gente bola trabajo oficina gym clinica chamba women's group".split(
    ' ',
  );
/** One of a couple, in everyday words. */
export const LOVERS =
  'bae|boo|crush|jev[oa]|prometid[oa]|viejit[oa]|old (?:lady|man)|mans|man|lady|hubs|amorcito|media naranja|peor es nada|fiancee?|betrothed';
/** Friends and their like, whatever else is said of them. */
export const CLOSE_ONES =
  'chosen famil(?:y|ies)|(?:bridal|wedding) party|bridesmaids|groomsmen|damas de honor|wedding crew|padrinos de boda|(?:hen|stag|bach) (?:party|crew|weekend)';
/** Children, in everyday words that mean much else. */
export const LITTLE_ONES = [
  '(?:the|my|our|her|his) (?:oldest|youngest|middle|eldest|little) (?:boy|girl|one|grandson|granddaughter|grandkid|grandchild)s?',
  'little (?:cousins|guy|man|dude|brother|sister)s?',
  'primitos|bendiciones|bbs|homeschoolers',
  '(?:chavos|chicos|alumnos) de (?:primaria|secundaria)',
  '(?:boys|girls),? ages? \\d{1,2}',
  "(?:i am|i'm|im) (?:[5-9]|1[0-4])(?= (?:and|so|but|years|y)\\b)",
  "(?:he|she)(?:'s| is) (?:[2-9]|1[0-7])(?=[,.;!? ]|$)(?! (?:feet|foot|am|pm))",
  'after ?school(?= club)|club after school',
];

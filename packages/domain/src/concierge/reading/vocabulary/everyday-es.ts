/**
 * Everyday Spanish of the United States and Latin America without accents, as it is typed: slang, diminutives, short and wrong spellings. None says what
 * an event is about. Kept by hand.
 */
export const EVERYDAY_ES = `
  aahh aay abajito aber abracito abracitos abrazos abrazote abrazotes abria abu abue abuela abuelas abuelis abuelita abuelitas abuelito abuelitos
  abuelo abuelos abues aburricion aburrida aburridas aburridera aburridisima aburridisimo aburridito aburrido aburridos aburridote aburriendo
  aburrimiento abz acacito acasito accesible accesibles ace acen acer acere achachau achachay achalay achichin achis achiz acho achoo achu acia
  aciendo acogedor acogedora acogedores aconseja aconsejame aconsejan aconsejarme aconsejas aconsejeme actividad actividadcita actividades acuerdense
  acuerdo adema ademas adentrito adonde afan afanada afanes afuerita agarrarla agarrarle agarron agh aghh agotada agotadisima agotadita agotados
  agradabilisimo agradables agradecida agradecidas agradecidisima agradecidisimo agradecidos agradesida agradesido agueli aguelita aguelito aguitada
  aguitado aguitados ah aha ahaa ahi ahicito ahijada ahijadas ahijado ahijados ahora ahoria ahorica ahorit ahorita ahoritaa ahoritica ahoritita
  ahorititita ahorrar ahorrarme ahorrarnos ahorrillos ahra ahsta ahy aich aiga aii aja ajaa ajaj ajaja ajajaj ajale ajam ajap ajjaja ajua ajuaa ajuua
  ajuy aki akii al alaa alboroto aledano aledanos alegre alegres alegrisimo alejadito alelulla aleluya aleluyah alexa algarete algien algo alguein
  alguien alguin alguito algun alguna algunas algunita algunito alguno algunos alivianada alivianado alivianar aliviane alivianense alla allacito
  allasito alli almenos alrededor alrededores alternativas altiro altita altito alucinante alucinantes alv amabilidad amabilisima amabilisimo amable
  amablemente amables amanecer amem amena amenas ameno amenos amiga amigas amigaso amigazo amigazos amigo amigocha amigochas amigochos amigos amigui
  amiguis amiguita amiguitas amiguitos amis amix amixes amonos amor amorch amorcito amores amorio amorsh amorsote amos ananay anda andaa andabamos
  andadera andale andamos andan andandito andava ande andele andenle ando andube andubimos anduve anito anitos anja ano anoche anochecer anochecito
  anos anque ansina ansiosa ansiosos antayer anteayer antemano antenoche antiayer anticipadas anticipado antier antoja antojada antojado antojo
  antojos antonces anuales anualmente anuo aonde aoraa aorita apa aparti apetecen apetecer apeteceria apetezca apreciable apreciada apreciado
  apreciados apretada apretadito apretado apretados apurada apuradita apuradito apurado apurados aqi aquella aquello aqui aquicito aquisito archi area
  areas argh arguende arita arrancada arrancado arrarrai arrarray arre arrecha arrecho arrechos arribita asco ascos ase asen asequible asequibles
  asere ashh asi asicito asiendo asies asiesque asin asina asinita asip asisito asombrosa asombrosos asquito asueto asuntillo asuntito atardecer
  atenta atentamente atento att atte auch auchis aun aunke aunq aunque aunquesea avemaria aventarme aventarnos aventarse aventemos aventon aventones
  aver averdad averr aversi avia avian aviente avisame avisanos avise aviseme avisen avisenme aya ayay ayayay ayayayai aybendito ayer ayier ayuda
  ayudadita ayudame ayudan ayudanos ayudas ayudeme ayudita ayuditas ayy azi azy ba babay babosa babosada babosadas babosas baboso babosos baby babys
  babysit babysitter bacan bacana bacanas bacanisimo bacano bacanos bah bai baibai bailadita bajita bajito bamo bamos ban bandita bandota barata
  baratas baratica baratico baratillo baratisimo baratita baratitas baratito baratitos barato baratongo baratos barbaridad barbaro barbaros bardo baro
  baros barriecito barriguita barrio barrios barrito bas basicamnete bastante bastantito bay baybay bb bbcita bbcito bbs bby be bebe bebita bebitas
  bebito bebitos beibi beibisiter bein bendecida bendecido bendecidos bendia bendiciones bendiga bendigan bendigo bendisiones bengo benir benos bento
  ber berda berraca berraco berraquera berrinche berrinches berrinchuda berrinchudo bes besazos besito besitos besote besotes besotote bestial
  bestiales bestie besties bf bff bffs bicha bichas bichita bichitas bichito bichitos biem bien biene bienen bienh bienn bienvenido bil biles billetin
  bills billullo billuyo bimestre bino bisabuela bisabuelo bisnieta bisnieto bisnietos bn bnas bno bnos bns boba bobada bobadas bobita bobito bobo
  bobos bochinche bochinchero bodoque bodoques boi bolas boletito boletitos bolivares bolivianos bolon bolonon boluda boludas boludeces boludez
  boludito boludo boludos bonche bonches bondi bondis bonita bonitica bonitico bonitillo bonitillos bonito boquita borlote borrachera botanita botija
  botijas boy bracitos bravoo brega bregando bregar bro broder broders brodi broma bromita bromitas bros brotha brother brothers brou brr brrr bru
  bruta brutal brutales bruto brutos bs bsos bss buaa buah bucks bue bueeeno bueh buen buena buenanoche buenaonda buenas buenasnoches buenass
  buenastardes buenatarde buenaza buenazo buenazos buendia buendias buenisima buenisimas buenisimo buenisimos buenita buenitas buenito buenitos bueno
  buenos buenosdias buenote buenrollo buens buey bueyes bulla bullita burda busca buscabamos buscame buscamos buscando busco buskamos buskando busko
  buu buzco bye byebye cabecita cabecitas cabro cabrochico cabron cabrona cabros cacha cachai cachando cachar cachas cachaste cachay cachimbazo
  cachimbo cachimbon cachis cachivache cachivaches cachondeito cachondeo caele caerle caerles caigan caleta caletas calidad calientita calientito
  calientitos calladita calladito callecita callejeando callejear calmadita calmadito calorazo calorcillo calorcito caloron calorsito cambur caminito
  caminitos canche canches cansada cansadas cansadisima cansadisimo cansadita cansadito cansado cansados cansancio canson cansona cansones cantidades
  cara carachas caracho carachos carajilla carajillo carajillos carajita carajitas carajito carajitos carajo carambas carambola caras caray carero
  careros cargador carisima carisimo carisimos carita caritas carito caritos carnal carnala carnales carnalito caro caros carrerita carretear carreteo
  carrillo carriola carriolas cascaras cash cashito cashsito casi casisito casita casitas casitica cataplum catira catire catires catirita causas
  causita cdt cdte cel celu celularcito celus centavito centavitos cerca cercana cercanas cercano cercanos cerquita cerquitica chabon chabona chabones
  chacharitas chacho chacotear chafa chafas chafita chaito chaitos chale chales chama chamaca chamacas chamaco chamacos chamaquita chamaquitas
  chamaquito chamaquitos chamas chamba chambas chambeador chambeamos chambeando chambear chambeo chambita chamin chamita chamitas chamito chamitos
  chamo chamos chance chancecito chances chancesito chanfle chansa chanza chao chat chatcito chateando chatear chatito chats chaucha chaucito chava
  chavala chavalas chavales chavalin chavalina chavalines chavalita chavalito chavalitos chavalo chavalos chavas chavela chavita chavitas chavito
  chavitos chavo chavos che checa checale checando checar checas checaste checo chela chele cheles chelin chelita chelitas chequea chequealo chequear
  chequeo chevere cheveres cheverisimo chibola chibolas chibolita chibolito chibolo chibolos chica chicas chico chicos chicuelo chicuelos chida chidas
  chidisimo chido chidos chiguin chiguina chiguines chila chilaxing chileando chilear chilera chilero chileros chilin chill chillon chillona chillones
  chilo chimba chimbas chimbita chin chinchin chineando chingada chingadera chingaderas chingado chingar chingo chingon chingona chingonas chingones
  chingonsisimo chingos chipil chipilon chiqui chiquilin chiquilina chiquilines chiquilla chiquillada chiquillas chiquillo chiquillos chiquis chiquita
  chiquitas chiquitico chiquitin chiquitina chiquitines chiquitita chiquitito chiquito chiquitos chirola chisme chismear chismecito chismes
  chismografo chismosa chismosas chismoso chismosos chist chistecito chistecitos chitas chiton chiva chivas chivisimo chivita chivo chorrada chorradas
  chucha chuchas chucheria chucherias chucho chuchos chuchulucos chula chulada chuladas chulas chulisima chulisimo chulita chulito chulo chulos
  chunche chuncherequito chunches chuso chuta chutas cielito cielitos cielossanto cipota cipotas cipote cipotes cipotillo cipotillos ciudad ciudades
  clarin clarita clarito claro claroo clarooo clasecita clasecitas claseita cmigo cmo cn cobran cobraran cobrarian cobrarme cobrarnos cobres cobro
  cojonuda cojonudo colegui coleguita colones colonita colorin comadre comadres comadrita comadritas comae combete combo comelona comidita comiditas
  commo como comodas comodisimo comodito comoditos comodos comoo comooo comop compa compadre compadres compadrito compae compai companerita
  companeritas companerito companeritos compas compay compermiso compi compis compita compitas completita completito complicadillo complicadito
  comprendidos comunmente con conazo conchale conchalevale conchole concuna concuno conmigo conn cono conocer conoceras conoces conocidito conosco
  conosen conoser conozco conpermiso consorte consuegra consuegros consultas consultita contame contanos contentisima contentisimo contentitos contigo
  contra convivio cool copada copadas copadisimo copado copados copante copete copucha copuchar cora corazon corazoncito corazonsito corcholis cordial
  cordiales cordialidad cordialmente cordobas corillo corillos coroto corotos correctamundo correito correos cortita cortito cortitos cortos cosa
  cosas cosiaca cosiaco cosilla cosillas cosita cositas cosito cositos coso cosos cosota costaria costito costo costos costosa costoso costosos
  cotilla cotilleo cotorreando cotorrear cotorreo cozas crazy cria crias cringe cringeado crio crios crush csm csmre ctm cuadrita cuadritas cual cuale
  cuales cualesquiera cualkier cualkiera cualquer cualquier cualquiera cuand cuando cuanta cuantas cuantito cuantitos cuanto cuantos cuata cuatas
  cuate cuates cuatica cuatico cuatito cuatitos cuchito cuchitos cuchufleta cuenta cuenteme cuentenme cuerpecito cuerpito cuesta cuestan cuestioncita
  cuestiones culera culero culeros culisimo cumpa cumpas cumpita cumpitas cunada cunadas cunadito cunado cunados cuora cuoras cuota cuotas cuotita
  cupon cupones curiosito currando currar curras curre currillo currito curro curros cursito cursitos dacuerdo daime daimes dal dale dalee daleee dame
  dar datico datito datitos dato daycare de deacuerdito deacuerdo deantemano deberitas debito debraz decime decinos decir deikear deiquer del dele
  deles delicia delicias deliciosa deliciosas deliciosisimo deliciosos demaciado demasiadito demasiado desanimada desanimado desanimados descansado
  descansito descuentito descuentitos descuento descuentos desd desde desesperadas desesperadita desesperados desir desmadre desmadres desmasiado
  despacio despacito despasito despelote despiole despistada despistadisima despistado despistados despuecito despueh despues despuesito detallito
  detallitos deveras deverdad deveritas dgo diache diai diantre diariamente diay dice dicen diecito dificil dificilito dificilon diganme digo diita
  diitas dijame dijieron dime dimele dineral dinerillo dinerito dinero diomio dios diosanto diosito diositos dioslobendiga diosmio direccioncita
  direcion direxion disculpa disculpe disculpen disculpita dise disen dispues divertida divertidas divertidisimo divertido divertidon divertidos dl
  dnd dnde dnia doctorcito doctorsito dolarcito dolarcitos dolarito dolaritos dolarucos dom domingito domingos dominguito dona doncito dond donde
  donia donita doonde dsd dsde duda dudas dudilla dudita durisimo eaa eavemaria ebento ebentos echadera echale echame echee echele echeme echenle
  echenme economica economicas economico economicos economiquito ecselente eeeh eeh efectivamente efectivo eh ehh eit ejejem ejele ejem el ella ellas
  ellos email emails emm emmm emocionada emocionadas emocionadisima emocionadisimo emocionados en encanta encantaa encantada encantados encantaria
  encantarian ene enfado enfadosa enfadoso enfermita enfermito enfermitos enseguidita enserio entendidos enterados enteramos enterarme enterarnos
  enterita enterito entoces entoes entonces entoncs entons entonse entonx entradita entraditas entre entretenida entretenidas entretenidito
  entretenido entretenidos entusiasmada entusiasmado epa epaa epale era eran ercole erda erdaa eres erez ermana ermanito ermano ermanos es esa esas
  escapada escapadas escapadita escapaditas escuincla escuincle escuincles escuinclitos ese esk eske eskee eskq eso esoo esooo esos espaldita
  espantosa especialisimo especialito espectaculares espectacularisimo esposa esposin esposita esposito esposo esposos esq esque esquinita esta estaba
  estaban estacionamiento estacionamientos estacionar estacionarme estacionarnos estamos estan estare estas estava este estee esteee estimada
  estimadas estimadisima estimado estimados esto estoi estos estoy estresada estresadas estresadisima estresado estresados estresante estube estubo
  estupendamente estupendas estupendos euretes eurillos eventico eventicos eventito eventitos evento eventos exactico exactitud exacto excelente
  excelentisimo excelnte exelente exesposa exesposo exmarido exnovia exnovio ez fa fabor fabulosa fabulosas fabulosos face facebook facil facilisimo
  facilita facilito facilitos facilon fain fam fami famila familia familiar familiares familias familiita familion familita famis fantasticas
  fantasticos fatales favor favorcillo favorcito favorcitos favores favorsote favorzote fb feas feis feisbuk feisima feisimo feita feito feitos
  felices felicisima felicisimo feliz fenomenales feos feote feriado feriados feriecita festivo fiera fierita fiestecilla fiestecita fiestesita
  fiestita fiestitas fiestota fijense fijensen fijese fina findecito findesemana findi finisimo fino finos finsemana firulais flaca flacas flaco
  flacos flaquita flaquito flaquitos flashero flayero flia flias flipando flipante flipantes flipar flipas flipo floja flojas flojera flojerita flojo
  flojos flotilla fome fomedad fomes fotico fotillos fotito fotitos frecuentemente fregada fregado fregar fregon fregona fregones fresita fresitas
  frias friecito friega friegas friita friitas friito frillito frito fue fuee fuen fuera fuerabamos fui fuistes fulana fulanita fulanito fulano fulas
  fuy gabacha gabacho gabachos gacha gachas gacho gachos gamba ganas ganazas ganitas garcias gastadero gastaderos gastito gastitos gasto gauchada
  gazuza gcs genia genial genialazo genios gente gentecita gentes gentesita gentilisimo gentilmente gentio gf gfa gloriadios gogle goglee gonorrea
  google googlear googlee googlie gordas gordi gordis gordita gordito gordo gordos gordote gozadera grac graciaas graciaspor graciass graciasss gracs
  grandecita grandecitas grandecito grandecitos grandesito grandisima grandisimo grandota grandotas grandote grandotes grandulon grasia grasias
  gratarola gratinan gratiniano gratis gratisimo gratuita gratuitamente gratuitas gratuito gratuitos grax grazias grazie grcs gresca gringa gringada
  gringas gringo gringos gringuito grosa groso grosso grs grx guagua guaguas guaguita guaguitas guao guapa guapas guapeton guapi guapis guapisima
  guapisimo guapita guapito guapo guapos guaranies guaro guasa guasap guasapp guasas guate guateque guatsap guay guayabo guebon guei guela guelita
  guelito guena guenas gueno guenos guera gueras guerita gueritas guerito gueritos guero gueros guevon guevona guevones guey gueyes guguel gugul guila
  guilas guiro guiros guirro guirros guita guitas guri gurisa gurises gurisito gurisitos gusta gustaa gustan gustaria gustariamos gustarian gustazo
  gusten guzta habemos haber habra hace hacer haci hacia hacido hacii hai haiga haigan hala halaa halla hambrecita hambriada hambriado hambrita hang
  hangout hanguear haora haorita hartas hartita hartito hartos hasa hase hasen haser hasi hasiendo hasta haver havia hay hayga hdp hei hello helo
  helou hermana hermanas hermanastra hermanastro hermanita hermanitas hermanitos hermano hermanos hermosisima hermosisimo hermosura hermosuras hey
  heyy heyyy hija hijas hijastra hijastras hijastro hijastros hijillo hijin hijita hijitas hijito hijitos hijo hijoe hijole hijoles hijos hijuela
  hijuemadre hijueputa hiper hir hiria hiriamos hmm hmmm hola holaa holaaa holaaaa holas holi holii holis holita holitas holiwi holiwis hombe hombree
  hora horas horita horitas horrible horrorosa horroroso hostia hostias hr hrs hs hubieron hubo hubole huea hueas huerca huercas huerco huercos
  huerquito huerquitos hueva huevita huevon huevona huevonazo huevones hurra hurraa hype hypeada hypeado hypeados idea ideas ideica ideita ideitas
  ideota ig igual igualita igualito igualitos ija ijas ijito ijitos ijo ijole ijoles ijos imformacion impactante impactantes imperdible imperdibles
  impresionantes inclusive incluso increiblee infito info infor informacion informacioncita informasion infos inge inolvidable inolvidables inquieta
  inquietas inquieto inquietos insta instagram instantito interesantisima interesantisimo internetito inventes ir iremos iriamos ishta ishto ishtos
  iva ivamos ivan jai jaj jaja jajaj jajaja jajajaj jajajaja jajajajaja jajsj jalamos jalan jalar jalas jale jalecito jaleito jalense jaleo jales
  jalese jalo jalon jama jamar jambre jamear jameo jangear jangeo jangueamos jangueando janguear jangueo jatear jato jatos jefa jefe jefecita jefecito
  jefes jefita jefito jefitos jei jeje jejej jejeje jejejeje jelou jelow jente jentecita jentes jesusmaria jeva jevas jevi jevinski jevita jevitas
  jevo jey jiji jijij jijiji jijole joda jodedera jodederita joder jodidon jodienda jodita joditas jojo jojojo jolin jolines jombe jombre jope
  jopelines jovatos joven jovenaza jovenazo jovencitas jovencitos jovenes jovenzuelo jsjs jsjsjs jue jueebs juepucha jueputa jueputica juernes jueve
  jueves jugarreta juntada juntadita juntita juntitas juntito juntitos justita justito justitos kaja kajaj kasa kasas kasi kdonde kee keloke kere
  keremos keren kerer keres keria kero kes kien kienes kienn kiere kieren kieres kiero kieros kisiera kisieramos kisses kiubo kiubole klk kloque kmigo
  komo kon konocen konoces kontigo kosa kosas koza ksa ksas kual kuales kualkier kuando kuanta kuanto kuantos la laburando laburar laburito laburo
  laburos ladilla ladillo ladito laditos lana lanas lanita lanota lanzarme lanzarnos lanzarse laptop larguisimo larguita larguito las latas late laten
  lateria latiera latir latosa latosas latoso latosos le lejillos lejisimos lejitos lejos lejotes lela lelita lelo lempiras lempiritas les lestos lic
  licen licenciada licenciado ligerita ligerito ligue ligues limpiecita limpiecito limpio limpito lindisima lindisimas lindisimo lindisimos lindita
  lindito linditos lindura linduras link linkcito links lista listillo listo listoo literal llamadita llamarles llamenme llavecita llaveria llebar
  llebarlos llebo lleva llevar llevarla llevarlas llevarlo llevarlos llevo lloricas lloron llorona lluviecita lmao lo loca loco loki lokis lol lomito
  lomitos lonchar lonche lonchear lonchecito loncheo lonches loque loquisima loquita loquito loquitos los loser lpm luegito luego lueguito lugar
  lugarcito lugarcitos lugares lugaresito lugarsito lukas lun luquita luquitas maal macana macanas macanuda macanudo macanudos madral madrastra madre
  madrecita madremia madrugada madrugadita madrugar mae maes maestrita maestrito magnificos mail mails mais maistra maistro maja majas maje majecito
  majes majete majo majos mal mala malaonda malas malisima malisimo malisimos malita malitas malito malitos malo malos malparido mama mamacita mamada
  mamadas mamadera mamadita mamar mamas mamasita mamasota mamaste mames mamess mami mamis mamishula mamitas mamon mamona mamones mana manada manchen
  manches mandame mandanos mande mandeusted mane manin manis manita manitas manito manitos mano maomeno mapita maravillosas maravillosos maridito
  marika marketa mas masmenos masomeno masomenos masque maximamente mayorcita mayorcitas mayorcito mayorcitos mayoritariamente mayormente mayorsito
  mchas mcho mdi me mecatico mecato mediante mediodia mediodias mega mejo mejor mejorcita mejorcito mejorcitos mejores mengana mengano menor menores
  menormal menos menosito mensa mensada mensagito mensajeame mensajear mensajito mensajitos mensita mensito menso mensos mensual mensuales
  mensualmente mentirilla mentirita mentiritas menuda menudita mera mercadito mercaditos merci mercy merequetengue mersi mesecito mesecitos mesesito
  mesmo mhm mi michi michis michita michito mie miechica mielda mientra mientras mientrastanto mier miercale mierco miercole mietras miha miho mija
  mijas mijin mijita mijitas mijitico mijito mijitos mijo mijole mijos minimamente mins minutico minutillo minutito minutitos minuto minutos mira
  miraa miravos mire mirenme mireve mis misma mismita mismito mismo miss mitote mitotera mitotero mk mka mm mmm mmmm mms mnana mnn mnna mocosa mocosas
  mocosito mocositos mocoso mocosos mola molaba molan molaria molestias molestita molon molona molones momentico momentito momentitos momento momentos
  money moni monita monito montones montononon mood mopri mor morena morenaza morenita morenito moreno morlacos morra morralla morras morrita morritas
  morrito morritos morro morros mostra mostrame movida movidas movidita movidon mua muack muak muakis muaks mucha muchach muchachas muchachita
  muchachitas muchachito muchachitos muchachon muchachones muchachos muchahos muchas muchaxos muchazo muchisima muchisimas muchisimo muchisimos
  muchito mucho mucholike muchos mujerona museito muxa muxas muxo muxos muybien muybuenas mxa mxo na naa naca naco nacos nada nadamas nadie nadien
  nadita naguara naguevona nah naide naiden nais naise naiz namacito namas namasito nanai nano nanos naricita nawebona ne nea neas nececita
  nececitamos nececito necesitadita necesito negrita negrito negritos nel nelazo nena nenas nene nenes nenita nenitas nenito nenitos nesecita
  nesecitamos nesecito nesesitamos nesesito neta netamente netas neto ni nice nicle nicles nieta nietas nietecito nietecitos nietesito nietita
  nietitas nietito nietitos nieto nietos nimais nimaiz nimodo nimodos nina ninas ningun ninguna ningunas ninguno ningunos ninia ninias ninio ninios
  ninitas ninito ninitos nino nipedo nipex nitida nitidas nitidito nitido nitidos nmams nmm nmmes nmms nmnch nms nna nno no noc nochecita nochesita
  noinventes nojoda nojombe nomames nomanchen nomanches nomas nomasito nona nones nonna nono nonos noo nooo noooo nop nopo nos nosabia nose
  nosecuantos nosee noseque nosotras nosotro nosotroas nosotros nostros nou noup novata novatas novatos novia noviecita noviecito noviecitos noviesita
  noviesito novio ntc ntonces ntons ntp ntro nubladito nuera nueras nuestra nuestro nueva nuevas nuevecita nuevecito nuevesito nuevita nuevitas
  nuevito nuevitos nuevo nuevos numerito numeritos obio obrigado obvi obvis ocea ocupaba ocupamos ocupar ocuparia ocupo oee ofertita oh oiga oigale
  oigame oigan oja ojala ojalaa ojalita ojazo ojito ojitos ojojo ok oka okas okay okei okey okeydokey okeyyy oki okis okk okok ola olaa ole olee ome
  onda onde ondita onlain online ooo opa opcion opcioncita opcioncitas opciones oportunidadcita orale orales ordenadito orejita orele orita oritita
  osa osea oseaa osease ostia ouch out ovbio oviamente oye oyeee oyeme oyes pa paara paca pachangear pachangon pachangueo pachanguita padrastro
  padrecito padrisima padrisimo padrisimos padrote paf pagarla pagarlo paisa paisana paisanas paisanita paisanito paisano paisanos paisas paisita
  paisitas pala palante palla paltearse pana panalera panas pancita panita panitas panorama panoramas panoramita panzita papacito papasito papi
  papichulo papirri papis papitos paque para parce parcera parcerita parcerito parcero parceros parchado parchamos parchando parchar parchecito
  parchecitos parchemos parentela parientito parkesito parkin parking parne parqueada parqueadero parqueaderos parqueado parquear parquearme
  parquearnos parquearse parquecitos parqueo parqueos parquin parse parsero parti party pasa pasadita pasala pasan pasanos pasar pasarla pasarle
  pasarlo pasarmela pasarnosla pase paseito paseitos pasito pasitos paso pataza paticas patita patoja patojas patojita patojito patojitos patojo
  patojos patras patrona patroncita patroncito pava pavita pavito payasada payasadas payasaditas pazar pazo pe peda pedas pedo pedos pedota peero
  pegas peguita pelada pelado pelados pelaita pelaito pelaitos pelao pelaos pelas pelin pelirroja pelito pelon pelona pelonchito pelones pelotuda
  pelotudo pendeja pendejada pendejadas pendejo pendejos peni penies penis peorcito peoresnada peque pequena pequenaja pequenajo pequenajos pequenin
  pequenines pequenita pequenitas pequenito pequenitos pequeno pequenos peques per perdidisima perdidito perdon perdona perdonad perdoncito perdone
  perdonen perecita perencejo perengano pereza perezosa perezoso perfecta perfectas perfectisimo perfecto perfeto permisito pero perol peroles peroo
  perooo perrihijo perrihijos persona personas personita personitas pes pesima pesimo pesimos pesito pesitos pesos pex pf pfa pff pfff piba pibas pibe
  pibes pibita pibito pibitos piececitos piecitos piesito pilas pilisima piola piolas piolita pistillo pistito pisto pitorreo pizca pk placerazo
  placita plan planazo planazos plancito plancitos planecito planes plansazo plansito plata platal platica platita plazita please plebe plebes plebita
  plebitas plebito plis plislis plisss pliz pls plss plz pobrecilla pobrecillo pobrecita pobrecito pobrecitos pobreton pobretona pocas poco pocos
  pocotote podemos podes podria podriamos podrian poh poka pokito pokitos poko pokos pola polas polita politas polola pololas pololeando pololear
  pololo pololos ponele poquita poquitas poquitico poquitillo poquitin poquitito poquito poquitos por porcierto pordonde porejemplo porfa porfaa
  porfaaa porfas porfavor porfavorcito porfi porfiiis porfis pork porke porlomenos porq porqe porsupuesto pos post posta postas posteado postear
  postearon posteriormente posts pq pra prara preciecito preciesito precio precios preciosas preciosidad preciosita preciosito preciosos preciosura
  precito precitos preferentemente preferiblemente pregunta preguntica preguntilla preguntita preguntitas preguntota preocupadita presupuestito
  pretendiente previamente prieta prietita prietito prieto prima primas primeramente primita primitas primito primitos primo primos principalmente
  principiante prisa prisas prisita pro profa profe profes promo promocion promocioncita promociones promos prontico prontito pronto propina propinas
  provoca provocan provocaria ps pss pssst psst pst ptm ptmr pucha puchacay puchas puchica puchis puden pudiese pue pueblucho puedas puede pueden
  pueder puedes puedo puee puees puej puen puentecito pueo pues puesito puesn puf pulgoso puneta pura puravida putamadre pz qe qee qeu qiere qieres
  qiero qisiera qiubo qla qlo qlq qu que quebrada quebrado quedante quedonde queee quejica quejicas quejon quejona quen queremos querer queres querida
  queridas queridisima queridisimo querido quero ques quetzales quetzalitos quibo quiciera quien quienes quieor quieradios quiero quietita quietito
  quihubas quihubo quihubole quilombo quilombos quincena quincenal quincenalmente quincenas quintos quiro quisera quisiera quisieramos quisieran
  quiubas quiubo quiubole quiza quizas quora quoras raite raites random rapidin rapidisimo rapidita rapidito rapido rapidos raramente ratico raticos
  ratito ratitos ratote razita razota re real rebaja rebajas rebajita rebien reborujado rebueno recesito receso reciencito recientito recomendacion
  recomendacioncita recomendaciones recomendame recomendanos recomendar recomendaria recomendarian recomendarias recomendarme recomendarnos recomienda
  recomiendame recomiendan recomiendas recomiendeme recomiendenme recomiendes recontra recool recopado recorcholis regaladito regalado reguapa reinita
  reinitas rekomiendan relajada relajadita relajadito relajado relajados relajante relajantes relajito relajo relajos relax reloco requete requetebien
  requetebueno requetemal respetable reunioncita reunioncitas reventon revolu reycito reyna reynita reynitas rica ricas rico ricura rinconcito
  rinconcitos riquisima riquisimas riquisimo riquisimos riquita riquito rodillita rolando rolar rolear rolita rolitas rolito rollazo rollito rollo
  rollos rolon roomie roomies roommate rsvp rumbear rumbeo rumbito rumbos rumi rumis sab sabadaba sabadito sabados sabee sabes sabez sabrian sabrosa
  sabrosas sabrosisimo sabrosito sabroso sabrosos sabrosura sale salee saleee salga salgo salida salidas salidita saliditas salir salu saludazos
  saludines saludito saluditos saludotes salutaciones sanita sanito santodios sap sardino sardinos save saves savex sbd se sea sean sedita
  seguidamente seguidito segun segundin segundito segunditos segurisimo segurita segurito seguritos seguro semanal semanales semanalmente semanita
  semanitas semestral semestre sencilla sencillas sencillita sencillito sencillo sencillos senito senkiu sennora senor senora senorcito senores
  senorita senorito senoritos senorsito sep sepias ser sera seran serca seria seriaa serquita shhh si sido sii siii siiii sikiera simon sin sinceros
  siosi sip sipi sipo siquera siri sitiecito sitio sitios sitito slds sobr sobre sobretodo sobrina sobrinas sobrinita sobrinitas sobrinito sobrinitos
  sobrino sobrinos soi sola solamente solas solazo sole soleada soleadito soleado solecito solecitos soles solita solitariamente solitas solito
  solitos solo solomente solos somos son sonsa sonso sori sorry soy sras srita sritas srs ssh ssi sta stamos stoy su suave suavecita suavecito suavena
  suegra suegrita suegrito suegritos suegro suegros suenito suenitos sugerencias sugerencita sugerirme sugiera sugiereme sugieren sugieres super
  superbien superbonito supercool superdivertido superguay superlindo sus sy ta taba tabamos tal talcual tallercito tallercitos talves talvez tambein
  tamben tambie tambien tambine tambn tamo tamos tampoco tampocoes tampocoo tan tanbien tanpoco tanta tantas tantico tantillo tantita tantito tantitos
  tanto tantos tanvien taquilla taquillas tarada tardecita tardecitas tardecito tarden tardesita tardesito tarifa tarifas tarugo tas tata tatas tato
  tava tax taxes tb tbn tdavia teacher tel telefonito teles temita temitas tempra tempranamente tempranita tempranito temprano tene tenes tenkiu
  tenkius tentempie tereque tereques tesorito textea texteame textear textearme texteo thanks thx tia tias tibiecito ticher tichers ticket tickets
  tiendita tienditas tiene tieneis tienen tienes tienn tigueraje tiguere tigueres tiguerito tiita tiitas tiito tiitos tik tikecito tiket tikets tiktok
  tiliches tine tinen tintico tio tios tip tipcito tipo tips tiquet tiquete tiquetes tiquets tirame tiranos tirese tita titas titipuchal tito titos tk
  tkm tkmucho tks tmb tmbn tmpc to toa toas toavia tocaya tocayo tocayos todavia todita toditas todito toditos toitico toitos tola tolas ton tonazo
  tonces tonito tons tonses tonta tontin tontita tontito tonto tontorron tonz tooo toos top topar toparnos topcito topemos tops tos tovia toy tqm tqmm
  trae traer tragito traguito traguitos traiba traigo trair trajistes tranqui tranquila tranquilas tranquilazo tranquilita tranquilito tranquilitos
  tranquilo tranquilos tranquis traviesa traviesas traviesillo travieso traviesos tremendas tremendon tremendos trimestral trimestre trip tripeando
  tripear trips triques triste tristecita tristes triston tristona tristongo troca trocas troka trokita tronca troncos tropita troquita truje trujeron
  trujo tu tuanis tuavia tus tuto tv tvs uau ubi ubicacioncita ubicada ubicado ubicados ubicame ubicarme ubicarnos ubiera ubo uf ufa uff ujuu ultra un
  una unas unico unos upa ups urgentemente urgida urgido urra ustd ustds uste usted ustedes ustedesitos usteds ustedsito uy uyuyuy uyy va vaa vacacion
  vacacionar vacana vacanas vacano vacanos vacilada vacilando vacilar vacile vacileo vacilon vagando vagar vaina vainas vaineria vainero vainita
  vainitas vale valep vales vamo vamonooos vamonoss vamos vams van varilla varito varitos varo varos vas vatillo vato vatos vava vaya vayaa vayapues
  vdd vds ve veci vecin vecina vecinas vecindad vecinita vecinito vecino vecinos vecis velo vendiciones vengaa vengo veni venir venis venite ver verda
  verdad verdaita verdat verga vergacion vergas vergazo vergo vergon vergona verr verraca verraco verraquera veterana vez vga vibe vibes vibra vibras
  vibrita vida vidita vidos vie vieja viejita viejitas viejitico viejito viejitos viejo vien viene vienen vierne viernecito vinistes vistes vivaa voi
  vos vosotras voy vrg vrga vuelta vueltecita vueltica vueltita vueltitas vuenas vuenos vuscamos vuscando vusco wao was wasa wasap wasapea wasapeame
  wasapear watsap wau we wea weas weba webpage weee wei weita welita welito welitos wena wenas wenisimo weno wenos weon weona weonas weones wepa wepaa
  wey weyes whatsap whatsapp wi wifi wii wiii wiiii wooow woow wow wuao wueno xd xdd xdxd xfavor xfis xk xke xq xqe xque xra xro ya yaa yaaa yaesta
  yankee yanqui yap yapo yasta yay yaya yayo yayos yebar yeehaw yei yeii yerno yernos yeva yevamos yevar yevarlos yevo yo youtube yr yuju yujuu yunta
  yuntas yupi yupii yutub zalir zarpado zas zenkiu zin zona zonas zonita zonza zonzo zopenco zorry zutano`;

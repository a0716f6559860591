/**
 * Spanish nouns and adjectives without accents that say what an event is about beside a word that names something to do: `observación de estrellas`,
 * `chile verde`. Kept by hand.
 */
export const NAMES_ES = `
  abdomen abeja abejas abejorro abejorros abogada abogado abogados abono abonos abrigo abuso academia accidente accidentes aceite aceitunas acento
  acido acordeon acordeones acrilico acrilicos acrobacia acrobacias acrobatas actores actriz actuacion acuarela acuarelas acuario acuarios acuatica
  acuaticas acuatico acuaticos acuicultura acupuntura adiccion adicciones administracion adn adolescente adolescentes adopcion adopciones adoracion
  adviento aerea aereo aerobicos aeroespacial aeronautica aeropuerto africana africanas africano africanos afroamericana afroamericano afrocaribena
  afrolatina afrolatino agave agencia agente agentes agresion agua aguacate aguacates aguas aguila aguja agujero agujeros aire ajedrez ajo ajos ala
  alambre alamo alamos alarma alas alcalde alcohol aldea alebrije alebrijes aleman alemanes alergia alergias alfa alfabetizacion alfajores alfareria
  alfarero alfombra algas algebra algodon alguacil aliados alianza alienigenas alimentacion alimentaria alimenticia alimento alimentos alma almas
  almeja almejas almendras almirante almohada alpaca alpacas alpinismo alquiler altar altares altura alumno alumnos alzheimer amamantamiento amante
  amantes amaranto amarilla amarillo ambiental ambientales ambientalista ambulancia amenaza amenazas americanas americano americanos amistad analisis
  anatomia ancestros anciana anciano ancianos andina andino anfibios anfiteatro angel angeles anillo anillos animacion animal anime aniversario
  ansiedad antena antigua antiguas antiguedades antiguo antiguos antropologia anuncios apache apartamento apellido apiario apicultores apicultura
  aplauso apoyo aprendiz apuesta apuestas aquelarre arabe arabes arana arandano arandanos arbol arboles arboreto arboricultura archivistas archivo
  archivos arcilla arco arena arepa arepas armada armadura armario armas arqueologia arqueologico arquitecto arquitectura arrecife arrecifes arroz
  artefacto artesana artesanal artesanales artesania artesanias artesano artesanos articulaciones artificial artilleria artista artistas artritis
  asada asado asados asalto asesina asesinato asesinatos asesino asesinos asilo asistencia asma asociacion asteroide asteroides astrofisica
  astrofotografia astrologia astronauta astronautas astronomia astronomica astros ataque ataques ataud aterrizaje atlantico atleta atletas atletismo
  atmosfera atraccion audicion audiencia autismo autista auto autodefensa autoestima autografo automovil automoviles automovilismo autopista autopsia
  autora autores auxilio ave avena aventura aventuras aves avicultura avion aviones avistamiento avistamientos azar azteca aztecas azucar azul azules
  bachata bahia bailarina bala baladas balas ballena ballenas ballet balon baloncesto bambu banca bancaria banco bancos banda bandas bandera banderas
  bandidos banjo banquete barba barbacoa barbacoas barberia barberos barco barcos barista baron barrancas barril barro basquetbol basura batalla
  batallas batallon bate bateria batman baul bautismo bautismos bautista bautistas bebes bebida bebidas beca becas beisbol belleza bendicion beneficio
  beneficios berenjena bestia bestias biblia biblica biblico biblioteca bibliotecario bibliotecarios bici bicicleta bicicletas bicis bienestar
  bienvenida bigote bilingue bilingues billar billeteras bingo biodiversidad biografia biologia biologo biomedica bioquimica birria bisonte bisontes
  bisuteria blanca blancas blanco blancos blues boca boda bodas bola bolero boleros boliche bolsa bolsas bolso bomba bombas bomberos bondad bonsai
  bonsais bordado bordados boricua bosque bosques botanica botanico botanicos botas bote botella botellas botes boton botones boveda boxeador
  boxeadores boxeo braille brigada brillo brindis britanica britanico britanicos brocoli bruja brujas brujeria brujula buceo buda budismo budista
  bufalo bufalos buho buhos bulbos burlesque burritos burro burros busqueda caballeria caballero caballeros caballitos caballo caballos cabana cabello
  cable cables cabra cabras cacao caceria cachorro cactus cadena cadenas cadera cafe cafetal cafeteria caja cajas calabaza calabazas calavera
  calaveras calculos calefaccion calentamiento caliente calientes caligrafia calistenia calzado camara camaras camaron camarones caminata caminatas
  caminos camion camiones camioneta camisa camiseta campamento campamentos campana campeon campeonato campesino campesinos campo campos canal canales
  canasta canastas cancer candidato canicas canoa canoas canon canones canotaje cantante cantantes cantera capilla capitan capoeira caracoles caramelo
  caramelos caravana carbon carcel cardenales cardiaco cardiologia cardiovascular caribe caribena caribeno caricatura caricaturas caridad carnaval
  carnavales carne carnicero carnitas carpa carpinteria carpintero carpinteros carreras carreta carretas carretera carro carros carta cartas cartel
  cartera cartografia cartoneria casco casino castillo castor castores catarina catecismo catedral catequesis catolica catolico catolicos catrina
  catrinas caza cazador cazadores cebada cebolla cebollas celta celtas celtica celula celular celulas cementerio cenizas ceramica ceramicas cerdo
  cerdos cereales cerebral cerebro ceremonia cerezas cerezo cerezos cerveceria cerveza cervezas cesped cestas cesteria ceviche champan champana
  chaqueta charanga charreada charreria charro charros chatarra cheerleading cherokee chicana chicano chicanos chicharron chicle chilaquiles chile
  chiles chimenea china chino chinos chistes chocolate chocolateria chocolates choctaw chorizo churros ciberacoso ciberseguridad ciclismo ciclista
  ciclistas ciclones ciega ciego cielo cielos ciencia ciencias cientifica cientificas cientifico cientificos cigarrillo cigarrillos cigarro cima cine
  cinefilos cinematografia cinta cintas cinturon cinturones circense circo circuito circulo cirugia cirujano cisnes citricos ciudadana ciudadania
  ciudadano ciudadanos civil civiles civilizacion clan clarinete clasica clasicas clasico clasicos clerigo clientes clima climatica climatico clinica
  coalicion cobre cocaina coche coches cocina cocinero cocineros coco cocodrilos codigo codigos cohete cohetes colcha colchas coleccion colegio
  colesterol colibri colibries coliflor colina colinas collar colonia colonial colonias colonos color colores columna comadronas comandante combate
  combustible comedia comediante comediantes comercial comerciales comercio comestibles cometa comic comica comicos comics comision comite compasion
  competencia compositor compositores composta compostaje compras computacion computadora computadoras comunicacion comunicaciones comunidad comunista
  comunitaria comunitarias comunitario comunitarios concentracion conchas conciencia conciliacion concurso conde condesa condimentos condor conducta
  conductor conejo conejos conexion confeccion conferencistas confirmacion conflicto conga congelado congresista congreso conjunto conocimiento
  consejero consejo consejos conservacion conservas conspiracion constitucion constitucional construccion consulado consular consumidor contabilidad
  contador contaminacion contemporanea contemporaneo contrabando contradanza contrato contratos control convencion conversacion conversaciones
  convivencia copa copas coral corales corazones corbata cordero corderos coreana coreano coreanos coreografia coro corona coronel coros corporacion
  corredor correo corrido corridos corrupcion corte cortes cortina cortinas cortometraje cortometrajes cosecha cosmetologia cosmologia cosmos
  costillas costura costureras country coyote coyotes crayones creacion credito creencias cremacion crianza criatura criaturas cricket crimen crimenes
  criminal criminales criolla criollo criollos cripto criptomonedas crisis cristal cristiano cristianos cristo critica critico crochet crucero cruz
  cruzada cuadro cuadros cuantica cuarentena cuaresma cuartel cuarteto cuarzo cubana cubano cubanos cuchillo cuchillos cuello cuentacuentos cuento
  cuerda cuerdas cuero cuerpo cuerpos cuervos cueva cuevas cuidadores cuidados culinaria culinario cultivo cultivos culto cultura cultural culturales
  cumbia cumbias cura curanderismo curanderos custodia dactilares dama damas danza danzantes danzas danzon datos decimas declaracion decoracion
  decoraciones dedos defensa defensas delincuente delito delta democracia demonio demonios demostracion dental dentales dentista departamento deporte
  deportes deportiva deportivas deportivo deportivos deposito depresion derecho derechos derrota desafio desarrollo desastre descubrimiento desempleo
  desierto desigualdad desnuda desnudo despedida despegue despensa despensas destruccion detective detectives deuda deudas devocional diabetes
  diabetica diablo diablos diagnostico dialisis diamante diamantes diapositivas dibujo dibujos didactica diente dientes diesel dieta digital digitales
  dignidad dinosaurio dinosaurios diosa dioses diplomacia director directora discapacidad discapacidades discapacitados disciplina discurso discusion
  diseccion diseno disfraces disfraz disparo disparos dispositivo diversidad division divorcio doctora doctores documental documento documentos dolor
  dolores dominicana dominicano dominicanos domino doncella dorado dracula dragon drama dramaturgia drenaje droga drogas dron drones duelo duendes
  duenos dulce dulces dunas durazno duraznos ebanisteria eclipse eclipses eco ecologia ecologica ecologico economia ecosistema ecosistemas ecoturismo
  ecuestre ecuestres edificio edificios editor educacion egipcia egipcio ejecutivo ejercicio ejercicios ejercito ejercitos eleccion elecciones
  electoral electorales electrica electricidad electrico electronica electronico electronicos elefante elementos elote elotes embajada embajador
  embarazada embarazadas embarazo emboscada embutidos emergencia emergencias emocion emocional emociones empanada empanadas emperador empleado
  empleados emprendedor emprendedoras emprendedores emprendimiento empresa empresas enamorados encaje encajes enchiladas encuadernacion endocrino
  energia enfermedad enfermedades enfermera enfermeras enfermeria enfermos enojo enologia ensalada ensayo entomologia entrenador entrenamiento
  entrevista envejecimiento epilepsia epoca equilibrio equinoccio equinos equipaje equipo equipos equitacion ermita erosion escalada escalera
  escandalo escandinavo escarabajos escarcha escena escenario escenas esclavitud esclavo esclavos escoces escolares escopeta escritor escritores
  escritura escuadron escudo escudos escuela escuelas escultor escultores escultura esculturas esgrima esmalte espacial espacio espada espadas
  espagueti espaguetis espalda espanola espanoles especie especies espectaculo espejo esperanza esperanzas espia espias espiritu espiritual espiritus
  esqueletos estaciones estadounidense estadounidenses estambre estampado estampas estampillas estatal estatua estelar estetica estilismo estomago
  estrategia estrella estrellas estres estructura estudiantil estudiantiles estudio estudios etica etnica etnico etnobotanica eucaristia eucaristica
  europea europeo europeos evacuacion evangelica evangelico evangelio evangelismo evolucion examen examenes exhibicion exoplanetas exotica exoticos
  expedicion experimento experimentos explorador exploradores explosion explosivo explosivos expresion extranjero extranjeros extraterrestre
  extraterrestres fabrica faldas fama fantasma fantasmas faraones farmaceutica farmacia faro faros farsa fauna fe federacion federal federales
  felicidad felinos femenina femenino feminismo feminista ferrocarril ferrocarriles ferroviario fertilidad fertilizantes fibra fibras fideos fiebre
  fieltro filantropia filatelia filete filipina filipino filipinos filosofia financiera financieras financiero finanzas fiscal fisica fisico
  fisicoculturismo fisioterapia flamenco flamencos flauta flautas flecha flechas flor flora floral florales flores floricultura floristeria fluvial
  foca focas fogata fogatas folclor folclore folclorica folclorico folk fondos fontaneria forense forestal forestales formacion fortaleza fortuna
  fosil fosiles foto fotografia fotografias fotografica fotografo fotos fractura frambuesa frambuesas francesa frankenstein fraude fresa fresas frijol
  frijoles fritas frontera fruta frutal frutales frutas fuego fuegos fuente fuerza fuerzas funeral funeraria funerarias funk fusion futbol
  gafas gaita gaitas galaxia galaxias galeria galerias galgos galleta galletas gallina gallinas gallo gallos ganaderia ganadero ganaderos ganado
  gansos garaje garifuna gas gasolina gastronomia gastronomica gastronomico gato gatos geisers gelatina gelatinas gemas gemelos genealogia genealogico
  generacion generaciones generador genero genetica genoma geoda geodas geografia geologia geologica geologico geometria geriatria germinacion gigante
  gigantes gimnasia gimnasio gimnastas ginebra girasol girasoles glaciar glaciares global globo globos glucosa gobernador gobierno gol golf goma
  gorditas gospel gotica gotico gourmet grabacion grabado graduacion graffiti grafica grafico granada granadas granero granja granjas granjeras
  granjero grano granos grasa gravedad grial griego griegos gripe gris grulla grullas guacamole guantes guaracha guarani guarderia guardia guardian
  guardianes guatemalteca guatemalteco guerra guerras guerrero guerreros guia guiada guiadas guiado guiados guion guisantes guitarra guitarras guitarrista gusano gusanos habilidad
  habilidades habitat habitats hacienda hada hadas haitiano haitianos halcon halcones halterofilia hamacas hamburguesa hamburguesas hanami harina
  hebreo hechizo helado helados helechos helicoptero helicopteros hemorragia hepatitis herbario herbolaria herbolario heredero herencia herencias
  heridas hermandad heroe heroes heroina herramientas herreria herrero herreros hidratacion hidroponia hidroponico hielo hierba hierbas hierro hierros
  higado higiene hilo hindu hindues hinduismo hipertension hiphop hipoteca hispana hispanas hispanidad hispano hispanos historia historiador
  historiadores historica historicas historico historicos historieta historietas hockey hogar hogares hoja hojas holistica holistico holocausto
  homicidio homosexual hondurena hondureno hongo hongos honor hormigas hormonas horno hortalizas hortensias horticultura hospicio hospital hospitales
  hospitalidad huapango huelga huella huellas huerta huertas huerto huertos hueso huesos huevo huevos hula humana humanas humanidad humanidades
  humanitaria humano humanos humedal humedales humo humor huracan huracanes identidad identificacion idioma ikebana ilustracion ilustraciones
  ilustrador ilustradores imagen imagenes imaginacion imperial imperio impresionismo impresora impresoras improvisacion impuestos inca incas incendio
  incendios independencia independiente india indigena indigenas indio indios industria infancia infanteria infantil infantiles infarto infeccion
  infierno influenza informatica infrarrojo ingenieria ingeniero ingenieros inglesa inmigracion inmigrante inmigrantes inmigratorio inmunizacion
  inmunologia insecto insectos inspiracion instituto instrumento instrumentos insulina inteligencia intercambio interfaith internacional internet
  interpretes interreligioso intimidad inundacion inundaciones invasion invento inventor inventores inventos invernadero invernaderos inversion
  inversiones inversionistas invertebrados investigacion investigaciones investigador inyeccion irlandesa irlandeses irrigacion isla islam islamica
  islamico islas israelita italiana italiano italianos jabon jaibas jalapenos jamon japones japonesa japoneses jarana jaranas jardin jardineria
  jardineros jardines jarocho jarochos jaula jazz jedi jengibre jeroglificos jesucristo jinete jinetes jiujitsu joyas joyeria joyeros jubilacion
  jubilados judaismo judia judicial judio judios judo jueces juego juez jugador jugadores jugo jugos juguete juguetes juicio jungla junta jurado
  juramento jurasico justicia juvenil juveniles juventud juzgado kabuki karaoke karate kayak kayaks kermes kermesse kickball kimonos kit kombucha
  kumihimo labor laboral laborales laboratorio lacrosse lactancia ladrillos ladron lagarto lagartos lago laguna lagunas lampara lana langosta
  lanzamiento lapidaria lapiz laser latina latinas latinidad latino latinoamericana latinoamericano latinos lavado lavanda lealtad leccion lecciones
  leche lechera lecheros lechuza lechuzas lectores lectura lecturas legal legislativo legislatura legumbres lengua lenguaje lentes leon leones
  lesbiana lesiones letra letras leucemia ley leyenda leyes lgbt libelulas liberacion libertad librerias librero libros licencia licor lider lideres
  liga lila limpieza linaje lineas linoleo linterna linternas liquido lirica lirio lirios literaria literario literarios literatura liturgia llanero
  llantas lluvia lobo lobos locomotora locomotoras logica logistica loteria lucha luchador luchas luciernagas luminarias luna lunar lunares lupulo
  lupus luterano luteranos maceta macetas macrame madera madres maestra maestro maestros mafia magia magica magico mago magos maiz malabares
  malabarismo malaria maldicion mamiferos mamografia mamografias mamut mamuts manati manaties mandala mandalas mandarin mandolina manejo manga manglar
  manglares mangles mango mangos manicomio mansion manta mantenimiento mantequilla manual manzana manzanas mapa mapaches mapas maquetas maquillaje
  maquina maquinaria mar maraton maratones marcha marcial marciales mariachi mariachis marihuana marimba marina marinas marinero marines marionetas
  marionetista mariposa mariposas mariscal mariscos maritima maritimo marmol marroqui marte martillo masa masacre masaje masajes mascara mascarada
  mascaras mascota mascotas masculinidad matematica matematicas materna maternidad matrimonio matsuri maya mayas mazorca mecanica mecanico mecanicos
  mecanismo medalla medallas mediacion mediadores medica medicacion medicaid medicamentos medicare medicina medicinas medico medicos medieval
  medievales meditacion melocotones melodia membrillo memoria memorial memorias meningitis menonita menopausia mensajero mental mente mentes
  mercadotecnia mercancia mermelada mermeladas mesa mestizo metal metales metalisteria metalurgia metas meteorito meteoritos meteorologia meteoros
  metodista metodistas mexicana mexicanas mexicanos mexicoamericano mezcal micologia microbiologia microbios microfinanzas microfono microscopio
  microscopios miedo miel migracion migrantes migratorias migratorio milagro milagros militar militares mimica minera mineral minerales mineralogia
  mineria mineros minigolf ministerio ministro misa misas misericordia mision misionera misionero misioneros misiones misterio misterios misteriosa
  misterioso mito mitologia mitos mixteco mixtecos mochila moda modales modelo modelos moderna moderno mole moleculas molino molinos moluscos momias
  monarca monarcas monasterio moneda monedas monitor monje monos monstruo monstruos montana montanas montanismo monumento monumentos moral morera
  morsas mortalidad mosaico mosaicos mosca moscas mosquitos moto motocicleta motocicletas motociclistas motocross motor motores movil movimiento
  movimientos muebles muelle muerte mundial mundo mundos muneca munecas muneco municiones mural murales muralismo muralista muralla murcielago
  murcielagos muro muros muscular musculos museo museos musgos musica musical musicales musico musicos musicoterapia musulman musulmana musulmanes
  mutante mutantes nacimiento nacion nacional naciones nahuatl naranja narracion narradores narrativa nasa natacion nativa nativas natividad nativo
  nativos natural naturaleza navaja navajo nave naves navidad navidena navideno navidenos nazi nazis nebulosa nebulosas neurociencia neurodiversidad
  neurologia nicaraguense nido niebla nieve ninja nispero nobles nocturno noel nogal nopal nopales norteamericano norteamericanos noticia noticias
  novela novelas novenas novias nube nubes nuclear nucleares nucleo nudos numismatica nutria nutrias nutricion nutricional nutricionista oaxaqueno
  obesidad obispo objetos oboe observacion occidental oceano oceanografia oceanos odontologia oficio ofrenda ofrendas ogro ojos okra olas oleo
  olimpiada olimpiadas olimpico olimpicos olivos oncologia ondas opera operas optometria oracion oratoria orbita orca orcas orcos ordenador organica
  organico organicos organizacion organo organos orgullo oriental oriente origami origen ornamentales ornamentos ornitologia oro orquesta orquestas
  orquidea orquideas ortodoxo ortodoxos oscuridad oso osos osteoporosis ostras ovejas oxigeno ozono paciente pacientes pacifico paella paisaje
  paisajes paisajismo paisajistas pajaro pajaros palabra palabras palacio paleontologia palestino palestinos paletas palma palmeras palomitas pan
  panaderia panaderos panales pandilla panel panes panico pantalla pantalones pantano panteras panuelo papalote papalotes papas papel papeles
  papiroflexia paracaidas paraiso paramedicos paranormal parkinson parkour parroquia parroquial parto pasaporte pascua pascuas pasion pasta pastas
  pastel pasteles pastillas pastizales pastor pastoral pastorela pastorelas pastores patatas paternidad patinaje patineta patinetas patos patria
  patrimonio patriota patriotas patriotico patron patronales patrones patrulla pavo payaso payasos paz pecado pecados pecanas peces pecho pedagogia
  pediatria pediatrico pelea peleas pelicanos pelicula peliculas pelo pelota pelotas peloton peluqueria pensamiento pensamientos pension pentecostal
  pentecostes percusion percusiones peregrinacion peregrinos perennes perfume periodico periodicos periodismo periodista perla perritos perros
  personaje personajes peruana peruano pesadilla pesadillas pesas pesca pescado pescadores pesebre peso peste pesticidas petirrojos petroglifos
  petroleo pez pianista pianistas piano pickleball picnic piedad piedra piedras piel pilates pildoras piloto pilotos pimientos pinata pinatas pinguino
  pinguinos pino pinos pintura pinturas piragua piraguismo piramide pirata piratas pirotecnia piscina pista pistachos pistas pistola pizza pizzas
  plaga plancton planeta planetario planetarios planetas planta plantas plasma plastico plata plateria plato platos plomeria plomo pluma plumas
  poblacion pocion podcast podcasts poema poemas poesia poesias poeta poetas poetica poinsettias polaca polaco polacos policia policial policias
  polinesio polinizacion polinizador polinizadores politica politicas politico politicos polka polkas pollo polo polvo pompones porcelana porcicultura
  porcinos posada posadas positiva positivo posparto postal postales postre postres potter pozole practica pradera praderas prado prediabetes
  preescolar preescolares prehispanica prehispanico prehistoria prehistorico premio premios prenatal prensa presbiteriana presentacion preservacion
  presidente presion presos prestamo prestamos prevencion primates princesa principe prision prisionero prisioneros privacidad procesion procesiones
  produccion producto productor productos profecia profesion profesional profesionales profesor profesora profesores programacion progreso propiedad
  propiedades prostata proteccion protestas protocolo prueba pruebas psicologia psicologica psiquiatra publica publicidad pueblos puente puentes
  puertas puerto puertorriquena puertorriqueno puertorriquenos pulgas pulmon pulmones pulseras pumas punk pupusa pupusas quechua quemaduras
  quesadillas quesillo queso quesos quilting quimica quimioterapia quinceanera quinceaneras quinoa quirofano quiropractica quiropractico rabia rabino
  radar radiacion radio radiologia radios raices rana ranas ranchera rancheras rancheros rancho ranchos rap rapaces rapaz raqueta raquetas raspados
  rata ratas raton ratones rayo rayos rebelde rebeldes rebelion rebozo rebozos recaudacion recepcion receta recetas reciclado reciclados reciclaje
  reconciliacion reconocimiento recorrido recuperacion recursos red redes reforestacion reforma reformas refugiado refugiados refugio regalos regata
  regatas reggae reggaeton regimiento registros reina reino relacion relajacion relampagos religion religiosa religioso religiosos reloj relojeria
  remedio remo remolachas remos renacentista renacimiento renta reposteria reptil reptiles republica repujado rescate residentes resina resistencia
  respiracion restauracion restauraciones restaurantes retablo retablos reto retrato reverendo revista revistas revolucion revolucionario
  revolucionarios rey rifle risa ritmo robo robot robotica robots roca rocas rock rococo rodeo rodeos rodilla rodillas roja rojas rojo rojos romanico
  romano romanos romanticismo rompecabezas ropa ropas rosa rosales rosario rosarios rosas rueda rugby ruina ruinas rumba runas rupestre rural rurales
  rusa ruso rusos ruta sabiduria sable sabor sacerdote sacerdotes sacramento sacramentos sacrificio sagrada sagrado sajon sajones sal salamandra
  salamandras salchicha salchichas salmon salmones salsa salsas salto salud saludable salvacion salvadorena salvadoreno salvadorenos salvaje salvajes
  samba samurai sandia sandias sangre sanidad sanitaria sanitario santos santuario sarampion sardinas sargento sastreria satelite saudita saxofon
  secundaria secuoyas seda sefardi segregacion seguridad seguros sello selva semilla semillas semilleros seminarista senado senador senadora senales
  senderismo sendero senderos sensores sensorial sentidos sentimental sentimientos separacion septetos serigrafia serpentinas serpiente serpientes
  servicio servicios setas sexo sexual sexuales shakespeare sheriff shrek sicomoro sida sidra siembra sierra siesta signos sikh silvestre silvestres
  simbolo simbolos simposio sinagoga sindical sindicato sindrome sinfonia sinfonica sinfonico sintomas sirena sirenas sismica sismologia sistema
  sistemas soberania sobrevivientes sobriedad sociedad sociologia softbol sol solar soldado soldados solsticio soltera soltero solteros sombra sombras
  sombrero sonido sonidos sopa soprano sordera sordos sorpresa sostenibilidad sostenible spiderman submarino suculenta suculentas sudoku sueno suenos
  sufragio suicida suicidio sukkot sumo superman supervivencia surf surfistas sushi sustancia tabaco tabla taco tacos tactica taekwondo taichi
  talabarteria talavera talento talentos tallado talladores tamal tamales tambor tamborazo tambores tango tangos tanque tanques tapetes tapices tapiz
  tarea tareas tarjeta tarjetas tarta tatuaje taxidermia taxonomia taza teatral teatrales teatro tecnica tecnico tecnologia tecnologias tecnologica
  tecnologicos tejedoras tejido tejidos telar telares telas telenovelas telescopio telescopios television templo tension tentacion teoria tequila
  terapeutica terapeutico terapia termales ternera terneros terrario terrarios terremoto terror terrorismo terrorista terroristas tesoro testamento
  testimonio textil textiles tiburon tiburones tierra tierras tigre tinta tirador tiro tiroides tirolesa titere titeres tofu tomates topografia
  tormenta tornado tornados torneria toro torre torres torta tortas tortilla tortillas tortuga tortugas tortura totem totems toxicologia trabajadores
  trabajos trabalenguas tractor tractores tradicion tradicional tradicionales traduccion traductores tragedia trail traje trajes transmision
  transporte trasplante trasplantes tratamiento trauma tren trenes triatlon tribal tribales tribu tribunal tribus triciclos tridimensional trigo
  trigonometria trineo trineos tripulacion trombon trompeta trompetas trono tropas tropical tropicales trova trovadores trucha truchas truco trucos
  truenos trufas tsunami tuberculosis tulipan tulipanes tumba tumbas tumor tunel tuneles turismo turistas turistico turquesa tutores tutoria tutorias
  ucraniana ucraniano ucranianos ukelele ultrasonido ultravioleta unidad uniforme uniformes union unitaria universal universidad universo urbana
  urbanismo urbano urbanos urgencias uva uvas vaca vacas vacuna vacunacion vacunas vallenato valores vampiro vampiros vaping vaquera vaqueras vaquero
  vaqueros vegana vegano veganos vegetacion vegetales vegetariana vegetariano vegetarianos vehiculo vehiculos vejez vela velas velero veleros
  velocidad venado venados vendedor veneno venezolana venezolano venganza venta ventas verde verdes verduras vestido vestidos vestuario veterano
  veteranos veterinaria veterinario viacrucis viajes victima victimas video videos vidrio viento vientos vigilancia vih vikinga vikingo vikingos
  villancico villancicos vinagre vinedo vinedos vinicola vinilo vinilos vino vinos viola violacion violencia violin violines violinistas violoncelo
  virtual virtuales virus visa vision visual vitales vitaminas vitral vitrales viuda vivero viveros vivienda viviendas vocacional vocacionales vocal
  voces volcan volcanes voleibol voluntariado voluntario votacion votante votantes voto votos voz vuelo vuelos waffles western wicca xilofono
  xilografia yaqui yate yiddish yoga yogur yogures yoyos yuca zapateado zapateria zapato zapatos zapoteco zapotecos zarigueya zarzamoras zarzuela zen
  zeus zines zodiaco zoologia zoologico zoologicos zorro zumba zuni`;

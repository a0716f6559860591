/** Everyday Spanish verbs without accents that name nothing to do at an event. Kept by hand. */
export const VERBS_ES = `
  abandonar chupar abaratar abarcar abastecer abatir abonar abordar aborrecer abrazar abrigar abrir abrochar absorber abundar aburrir abusar acabar acalorar
  acariciar acarrear acatar acceder accionar acechar acelerar aceptar acercar acertar aclarar acoger acomodar acompanar aconsejar acontecer acordar
  acortar acosar acostar acostumbrar actualizar acudir acumular acusar adaptar adelantar adelgazar adivinar admirar admitir adorar adquirir advertir
  afectar afeitar afirmar afligir aflojar afrontar agachar agarrar agotar agradar agradecer agrandar agregar agrupar aguantar aguardar ahogar ahorrar
  ajustar alargar alcanzar alegar alegrar alejar alentar aligerar alimentar alistar aliviar almorzar alojar alquilar alterar alternar alumbrar
  amanecer amar amargar amarrar ambicionar amenazar amontonar ampliar anadir andar animar anochecer anotar ansiar anticipar antojar anular anunciar
  apagar apalabrar aparcar aparecer aparentar apartar apenar apestar apetecer aplastar aplaudir aplazar aplicar apoderar aportar apostar apoyar
  apreciar aprender apresurar apretar aprobar apropiar aprovechar aproximar apuntar apurar arder armar arrancar arrastrar arreglar arrepentir
  arriesgar arrimar arrojar arruinar ascender asegurar asentir asignar asimilar asistir asociar asomar asombrar aspirar asumir asustar atar atascar
  atender aterrizar atinar atraer atrapar atrasar atravesar atrever aumentar ausentar autorizar avanzar aventar avergonzar averiguar avisar ayudar
  bajar balancear banar barrer bastar batallar batir beber beneficiar besar bloquear borrar botar brillar brincar brindar bromear burlar buscar caber
  caer calcular calentar calificar callar calmar cambiar caminar cancelar canjear cansar captar carecer cargar casar castigar causar ceder celebrar
  cenar centrar cepillar cerrar cesar charlar checar chequear chismear chocar circular citar cobrar cocer coger coincidir colaborar colgar colocar
  comentar comenzar comer cometer comparar compartir compensar competir complacer completar complicar componer comprar comprender comprobar
  comprometer comunicar conceder concentrar concluir concretar condenar conducir conectar confesar confiar confirmar conformar confundir congelar
  conocer conquistar conseguir conservar considerar consistir consolar constar construir consultar consumir contactar contagiar contar contemplar
  contener contentar contestar continuar contratar contribuir controlar convencer convenir conversar convertir convidar convivir coordinar copiar
  corregir corresponder cortar costar crear crecer creer criar criticar cruzar cubrir cuestionar cuidar culpar cumplir curar danar dar deber
  decepcionar decidir decir declarar dedicar deducir defender definir dejar delatar delegar demorar demostrar denunciar depender deprimir derramar
  derretir derribar derrotar desagradar desahogar desaparecer desaprovechar desarrollar desayunar descansar descargar descartar descender descomponer
  desconectar desconfiar desconocer describir descubrir descuidar desear desechar desempenar deshacer deslizar desmayar desobedecer despedir despegar
  despejar despertar despistar desplazar despreciar desquitar destacar destapar destruir desvelar desviar detallar detectar detener determinar
  detestar devolver devorar dictar diferenciar dificultar dirigir disculpar discutir disenar disfrutar disgustar disimular disminuir disparar disponer
  distinguir distraer distribuir divertir dividir divorciar doblar doler dominar dormir dosificar duchar dudar durar echar educar efectuar ejecutar
  ejercer elaborar elegir elevar eliminar embarazar emborrachar emocionar empacar empalmar empapar empatar empenar empeorar empezar emplear empujar
  enamorar encabezar encajar encantar encargar encender encerrar enchufar encoger encontrar enderezar enfadar enfermar enfocar enfrentar enfriar
  enganar enganchar engordar enloquecer enojar enredar enriquecer ensayar ensenar ensuciar entender enterar enterrar entrar entregar entretener
  entrevistar entusiasmar enviar envidiar envolver equivocar escapar escoger esconder escribir escuchar esforzar esperar establecer estacionar
  estallar estar estirar estorbar estrenar estresar estropear estudiar evaluar evitar exagerar examinar exceder exigir existir experimentar explicar
  explotar exponer expresar extender extraer extranar extraviar facilitar fallar faltar familiarizar fascinar fastidiar favorecer felicitar fiar
  fichar figurar fijar financiar fingir firmar flipar florecer flotar formar forzar fracasar frecuentar fregar freir frenar fumar funcionar fundar
  ganar garantizar gastar generar girar gobernar golpear gozar grabar graduar gritar guardar guiar gustar haber habitar hablar hacer hallar hartar
  helar heredar herir hervir hospedar huir hundir husmear identificar ignorar igualar iluminar imaginar imitar impedir implicar imponer importar
  impresionar imprimir impulsar incluir incomodar incorporar incrementar indicar informar iniciar inquietar inscribir insistir inspirar instalar
  insultar integrar intentar intercambiar interesar interrumpir intervenir introducir inundar invadir inventar invertir investigar invitar involucrar
  irritar jalar jubilar jugar juntar jurar justificar juzgar ladrar lamentar lanzar lastimar latir lavar leer legalizar levantar liberar librar
  limitar limpiar llamar llegar llenar llevar llorar llover localizar lograr luchar lucir madrugar maltratar manchar mandar manejar manifestar
  mantener marcar marchar marear masticar matar matricular medir mejorar memorizar mencionar mentir merecer merendar meter mezclar mirar modificar
  mojar molestar montar morder morir mostrar motivar mover mudar multiplicar nacer necesitar negar negociar nevar nombrar notar notificar obedecer
  obligar obsequiar observar obtener ocasionar ocultar ocupar ocurrir odiar ofender ofrecer oir oler olvidar omitir operar opinar oponer optar ordenar
  organizar orientar osar padecer pagar parar parecer participar partir pasar pasear patear pedir pegar peinar pelear pellizcar pensar percibir perder
  perdonar perjudicar permanecer permitir perseguir persistir pertenecer pesar picar pillar pisar planchar planear planificar plantear platicar poder
  poner portar posar poseer posponer practicar precisar preferir preguntar premiar prender preocupar preparar presenciar presentar prestar presumir
  pretender prevenir prever privar probar proceder procurar producir progresar prohibir prolongar prometer promover pronunciar proponer proporcionar
  proseguir proteger protestar provenir provocar publicar pulir quebrar quedar quejar quemar querer quitar rascar raspar rayar reaccionar realizar
  rebajar rebasar recaer recetar rechazar recibir reclamar recoger recomendar reconocer recordar recorrer recuperar recurrir reducir reemplazar
  referir reflejar reflexionar reforzar refrescar regalar reganar registrar regresar regular rehusar reinar reir relacionar relajar rellenar remediar
  rendir renovar rentar renunciar reparar repartir repasar repetir reponer reportar representar requerir resaltar rescatar reservar resfriar residir
  resistir resolver respetar respirar responder restar resultar resumir retar retener retirar retrasar reunir revelar reventar revisar revolver rezar
  robar rodear rogar romper roncar saber sacar sacrificar sacudir salir saltar saludar salvar sanar satisfacer secar seguir seleccionar senalar sentar
  sentir separar ser servir significar simpatizar sobrar sobrevivir socializar socorrer soler solicitar soltar solucionar sonar sonreir soplar
  soportar sorprender sospechar sostener subir suceder sudar sufrir sugerir sujetar sumar superar suplicar suponer surgir suspender suspirar sustituir
  tapar tardar telefonear temblar temer tender tener tentar terminar tirar titubear tocar tolerar tomar topar toser trabajar traducir traer tragar
  traicionar tramitar tranquilizar transcurrir transformar transmitir transportar trasladar tratar tropezar tumbar turnar ubicar unir urgir usar
  utilizar vaciar vagar valer valorar variar vencer vender venir ver verificar vestir viajar vigilar visitar vivir volar voltear volver zafar`;

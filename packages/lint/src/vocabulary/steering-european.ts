import type { SteeringLanguage, SteeringPatterns } from './steering-latin.ts';

const kunde = String.raw`(?:kund(?:e|en|in|innen|schaft)|nutzer(?:n|in)?|benutzer(?:n|in)?|käufer(?:n|in)?|gast|gäste|gästen|anwender(?:n|in)?|besucher(?:n|in)?|user|menschen|person)\b`;

const germanPatterns: SteeringPatterns = {
  conceal: [
    new RegExp(
      String.raw`(?<![\p{L}])(?:sage?|sagen\s+sie|erwähne?|erwähnen\s+sie|verrate|verraten\s+sie|teile|teilen\s+sie|informiere|informieren\s+sie|zeige?|zeigen\s+sie|nenne?|nennen\s+sie|verschweige|verheimliche|verschweigen\s+sie|verheimlichen\s+sie)\b[^.!?]{0,60}?\b(?:${kunde}[^.!?]{0,50}?\b(?:nicht|nie|niemals|nichts|kein\w*)\b|(?:nicht|nie|niemals|nichts)\b[^.!?]{0,40}?\b${kunde})`,
      'iu',
    ),
    new RegExp(
      String.raw`\bohne\b[^.!?]{0,30}?\b${kunde}[^.!?]{0,30}?\b(?:zu\s+(?:sagen|informieren|erwähnen|zeigen)|mitzuteilen|davon)`,
      'iu',
    ),
    new RegExp(
      String.raw`\b(?:verschweig|verheimlich)\w*\b[^.!?]{0,40}?\b${kunde}|\b${kunde}[^.!?]{0,20}?\b(?:darf|soll|dürfen|sollen)\b[^.!?]{0,30}?\b(?:nicht|nichts|nie)\b[^.!?]{0,20}?\b(?:wissen|erfahren|merken)`,
      'iu',
    ),
  ],
  unasked: [
    /\b(?:ohne|keine?)\s+(?:\p{L}+\s+){0,4}?(?:zu\s+fragen|nachzufragen|nachfrage|rückfrage|rückfragen|bestätigung|zustimmung)\b(?:\s+(?:abzuwarten|einzuholen|stellen|durchführen|ausführen|kaufen|bestellen|bezahlen|zu\s+verlangen))?(?=[^.!?]{0,40}(?:kauf|bestell|bezahl|ausführ|buch|abschließ|führe|einzuholen|abzuwarten|stellen|verlangen)|[.!?]|$)/iu,
    /(?:^|[.!?;:,]\s*|\bund\s+)(?:bitte\s+)?frage?(?:n\s+sie)?\b[^.!?]{0,50}?\b(?:nicht|nie|niemals)\b/iu,
    /(?<!\b(?:wenn|sobald|falls|nachdem|ob)\s[^.!?]{0,30})\bhat\s+(?:schon|bereits)\s+(?:zugestimmt|eingewilligt|bestätigt|genehmigt)/iu,
  ],
  override: [
    /\b(?:ignorier\p{L}*|vergiss|vergessen\s+sie|missachte\p{L}*|überschreibe)\b[^.!?]{0,50}?\b(?:anweisung\p{L}*|vorgaben|regeln|instruktionen|befehle|richtlinien|systemprompt)/iu,
    /\bdu\s+bist\s+(?:jetzt|nun|ab\s+jetzt|ein\p{L}*)\s+[^.!?]{0,20}?(?:assistent|agent|ki\b|modell)/iu,
  ],
  order: [
    /(?:^|[.!?;:]\s*)(?:bitte\s+)?(?:rufe?|rufen\s+sie|benutze|benutzen\s+sie|verwende|verwenden\s+sie|nutze|nutzen\s+sie|empfehle|empfehlen\s+sie|empfiehl)\b[^.!?]{0,50}?\b(?:immer|stets|unbedingt|niemals|nie|ausschließlich|als\s+erstes)\b/iu,
    /(?:^|[.!?;]\s*)(?:bitte\s+)?(?:immer|niemals|stets|unbedingt)\s+(?:zuerst\s+)?(?:dieses|diese|das|den|die|alle)?\s*[\p{L}\p{N}_]*\s*(?:aufrufen|verwenden|benutzen|empfehlen|nachfragen|anbieten|ausführen)/iu,
    /\b(?:du\s+musst|sie\s+müssen|der\s+agent\s+muss|das\s+modell\s+muss)\b[^.!?]{0,60}?\b(?:aufrufen|verwenden|benutzen|nutzen|empfehlen|ausführen|bestellen|anbieten)\b/iu,
    /\b(?:befolge|befolgen\s+sie|folge|folgen\s+sie|tu|tun\s+sie)\b[^.!?]{0,30}?\b(?:anweisung\p{L}*|was\s+(?:darin|dort|die\s+antwort))/iu,
    new RegExp(
      String.raw`\b(?:überzeuge|überzeugen\s+sie|überrede|überreden\s+sie|dränge|drängen\s+sie)\b[^.!?]{0,30}?\b${kunde}`,
      'iu',
    ),
  ],
  elsewhere: [
    /\b(?:statt|anstelle|anstatt|nicht)\b[^.!?]{0,20}?\b(?:andere[rnms]?|fremde[rnms]?)\s+(?:werkzeuge?\p{L}*|tools?|shops?|seiten?|händler\p{L}*|anbieter\p{L}*|websites?)/iu,
    /\b(?:erwähne|empfehle|nenne|empfiehl|besuche|nutze|verwende)(?:n\s+sie)?\b[^.!?]{0,20}?\b(?:keine?|niemals|nie)\b[^.!?]{0,15}?\b(?:andere\p{L}*|konkurren\p{L}*|wettbewerb\p{L}*|fremde\p{L}*)/iu,
  ],
};

const cliente = String.raw`(?:al?\s+|a\s+la\s+|el\s+|la\s+|los\s+)?(?:clientes?|clienta|usuari[oa]s?|comprador(?:a|es)?|visitantes?|huésped(?:es)?|persona)\b`;

const spanishPatterns: SteeringPatterns = {
  conceal: [
    new RegExp(
      String.raw`\b(?:no|nunca|jamás)\s+(?:(?:le|les|se|lo|la)\s+)*(?:digas?|diga|menciones?|mencione|reveles?|revele|informes?|informe|muestres?|muestre|cuentes?|cuente|expliques?|comuniques?|avises?|avise)\b[^.!?]{0,50}?${cliente}`,
      'iu',
    ),
    new RegExp(
      String.raw`\bsin\s+(?:que\s+)?(?:decir(?:le|lo|selo)?|informar(?:le)?|avisar(?:le)?|mencionar(?:lo)?|mostrar(?:lo)?|contar)\b[^.!?]{0,30}?${cliente}|\b(?:oculta|ocúlt\p{L}*|esconde)\b[^.!?]{0,40}?${cliente}`,
      'iu',
    ),
  ],
  unasked: [
    /\bsin\s+(?:volver\s+a\s+)?(?:preguntar(?:le)?|pedir(?:le)?|consultar(?:le)?|esperar|confirmar|solicitar)\b(?:\s+(?:al?|la|el|su|con|nada|por|antes|primero)\b)*[^.!?]{0,30}?(?:cliente|usuari|comprador|confirmación|permiso|consentimiento|aprobación|antes|nada|[.!?]|$)/iu,
    /(?:^|[.!?;:,]\s*|\by\s+)no\s+(?:le\s+|les\s+)?(?:preguntes?|pregunte|pidas?|pida|esperes?|espere|consultes?|consulte|solicites?)\b[^.!?]{0,50}?(?:cliente|usuari|comprador|confirmación|permiso|consentimiento|aprobación|nada)/iu,
    /(?<!\b(?:cuando|si|una\s+vez\s+que|después\s+de\s+que)\s[^.!?]{0,20})\b(?:cliente|usuari[oa])\s+ya\s+(?:ha\s+)?(?:acept|aprob|confirm|consinti|dio)\p{L}*/iu,
  ],
  override: [
    /\b(?:ignora|ignore|olvida|olvide|descarta|omite)\b[^.!?]{0,40}?\b(?:instrucciones|reglas|órdenes|indicaciones|directrices)\b/iu,
    /\b(?:ahora\s+)?eres\s+(?:un|una|el|la)\s+[^.!?]{0,20}?(?:asistente|agente|modelo|ia\b)/iu,
  ],
  order: [
    /(?:^|[.!?;]\s*|\by\s+)(?:siempre|nunca|jamás)\s+(?:llam|us|utiliz|recomi|recomend|ejecut|invoc|convenc|ofre|pregunt|sugi)\p{L}*/iu,
    /\b(?:debes?|tienes?\s+que|el\s+agente\s+debe|está\s+obligado\s+a)\s+(?:siempre\s+|nunca\s+)?(?:llamar|usar|utilizar|recomendar|ejecutar|invocar|ofrecer)\b/iu,
    /(?:^|[.!?;:]\s*|\by\s+)(?:llama|usa|utiliza|ejecuta|recomienda)\s+(?:siempre|solo|sólo|únicamente|exclusivamente)\b/iu,
    new RegExp(
      String.raw`\b(?:convence|convenza|persuade|presiona|insiste)\b[^.!?]{0,25}?${cliente}|\b(?:haz|haga|sigue|siga|obedece)\s+(?:lo\s+que\s+(?:diga|dice)|las\s+instrucciones\s+de\s+la\s+respuesta)`,
      'iu',
    ),
  ],
  elsewhere: [
    /\b(?:no|nunca)\s+(?:uses?|utilices?|menciones?|recomiendes?|visites?|compares?|sugieras?|abras?)\b[^.!?]{0,25}?\b(?:otr[oa]s?|competencia|competidor\p{L}*)\b/iu,
    /\ben\s+(?:lugar|vez)\s+de\s+(?:cualquier\s+)?otr[oa]s?\s+(?:herramientas?|tiendas?|sitios?|páginas?|webs?)/iu,
  ],
};

const client = String.raw`(?:au\s+|à\s+l['’]|à\s+la\s+|aux\s+|le\s+|la\s+|les\s+|l['’])?(?:client(?:e|s|es)?|utilisat(?:eur|rice)s?|achet(?:eur|euse)s?|visit(?:eur|euse)s?|acquéreur|personne)\b`;

const frenchPatterns: SteeringPatterns = {
  conceal: [
    new RegExp(
      String.raw`\bne\s+(?:le\s+|lui\s+|leur\s+|la\s+)*(?:dis|dites|mentionne[zr]?|révèle[zr]?|révélez|informe[zr]?|montre[zr]?|signale[zr]?|explique[zr]?|parle[zr]?|dévoile[zr]?)\s+(?:pas|jamais|rien)\b[^.!?]{0,50}?${client}`,
      'iu',
    ),
    new RegExp(
      String.raw`\bne\s+(?:pas|jamais)\s+(?:le\s+|lui\s+)?(?:dire|mentionner|révéler|informer|montrer|signaler)\b[^.!?]{0,50}?${client}|\bsans\s+(?:le\s+|lui\s+|en\s+)*(?:dire|informer|prévenir|mentionner|montrer)\b[^.!?]{0,40}?${client}|\b(?:cache[zr]?|dissimule[zr]?)\b[^.!?]{0,30}?${client}`,
      'iu',
    ),
  ],
  unasked: [
    /\bsans\s+(?:rien\s+|lui\s+|en\s+)?(?:demander|attendre|confirmer|consulter|solliciter|redemander)\b[^.!?]{0,40}?(?:client|utilisat|achet|confirmation|permission|accord|autorisation|consentement|avis|[.!?]|$)/iu,
    /\bne\s+(?:lui\s+|leur\s+)?(?:demande[zr]?|attende[zr]?|attends|sollicite[zr]?|consulte[zr]?)\s+(?:pas|jamais|rien)\b[^.!?]{0,50}?(?:client|utilisat|achet|confirmation|permission|accord|autorisation|consentement)/iu,
    /(?<!\b(?:si|quand|lorsque|une\s+fois\s+que|après\s+que)\s[^.!?]{0,20})\b(?:client|utilisateur)\s+a\s+déjà\s+(?:accepté|approuvé|confirmé|consenti|donné)/iu,
  ],
  override: [
    /\b(?:ignore[zr]?|oublie[zr]?|néglige[zr]?)\b[^.!?]{0,40}?\b(?:instructions?|consignes?|règles?|directives?|ordres?)\b/iu,
    /\b(?:tu\s+es|vous\s+êtes)\s+(?:maintenant\s+|désormais\s+)?(?:un|une|l['’])\s*[^.!?]{0,20}?(?:assistant|agent|modèle|ia\b)/iu,
  ],
  order: [
    /(?:^|[.!?;:]\s*|\bet\s+)(?:appelle[zr]?|appelez|utilise[zr]?|recommande[zr]?|exécute[zr]?|propose[zr]?|invoque[zr]?)\s+(?:toujours|uniquement|exclusivement|systématiquement|impérativement)\b/iu,
    /(?:^|[.!?;]\s*|\bet\s+)(?:toujours|jamais|impérativement)\s+(?:appeler|utiliser|recommander|exécuter|proposer|demander)\b|\bn['’](?:appelle[zr]?|appelez|utilise[zr]?)\s+jamais\b/iu,
    /\b(?:tu\s+dois|vous\s+devez|l['’]agent\s+doit|le\s+modèle\s+doit)\s+(?:toujours\s+|d['’]abord\s+|impérativement\s+)?(?:appeler|utiliser|recommander|exécuter|proposer|invoquer)\b/iu,
    new RegExp(
      String.raw`\b(?:convain(?:cs|quez|cre)|persuade[zr]?|pousse[zr]?|incite[zr]?)\b[^.!?]{0,25}?${client}|\b(?:fais|faites)\s+(?:exactement\s+)?ce\s+(?:qu['’]elle|qu['’]il|que\s+la\s+réponse)\s+dit|\b(?:suis|suivez)\s+les\s+(?:instructions|consignes)\s+(?:de\s+la\s+réponse|renvoyées)`,
      'iu',
    ),
  ],
  elsewhere: [
    /\b(?:ne|n['’])\s*(?:mentionne[zr]?|recommande[zr]?|utilise[zr]?|visite[zr]?|compare[zr]?|suggère[zr]?|suggérez)\s+(?:pas|jamais|aucun\p{L}*)\b[^.!?]{0,25}?\b(?:autres?|concurren\p{L}*)/iu,
    /\bau\s+lieu\s+(?:de\s+tout|d['’]un|des|de\s+n['’]importe)\s*(?:quel\p{L}*\s+)?autres?\s+(?:outils?|sites?|boutiques?|magasins?)/iu,
  ],
};

const italianPortuguesePatterns: SteeringPatterns = {
  conceal: [
    /\b(?:non|não|nunca)\s+(?:dire|dica|dicas|diga|digas|menzionare|rivelare|informare|mostrare|mencione|revele|informe|mostre|conte)\b[^.!?]{0,50}?\b(?:clienti?|clientes?|utenti?|utente|usuári[oa]s?|comprador\p{L}*|acquirent\p{L}*)/iu,
  ],
  unasked: [
    /\b(?:senza|sem)\s+(?:chiedere|attendere|confermare|perguntar|pedir|confirmar|esperar)\b[^.!?]{0,40}?(?:client|utent|usuári|conferma|permesso|consenso|confirmação|permissão|consentimento|[.!?]|$)/iu,
  ],
  override: [
    /\b(?:ignora(?:re)?|ignore|dimentica(?:re)?|esqueça)\b[^.!?]{0,40}?\b(?:istruzioni|regole|instruções|regras|ordens)\b/iu,
  ],
  order: [
    /(?:^|[.!?;]\s*)(?:sempre|mai|nunca)\s+(?:chiama|usa|usar|utilizza|chamar|recomend)\p{L}*|(?:^|[.!?;]\s*)(?:chiama|usa|utilizza|chame|use)\s+sempre\b/iu,
  ],
};

export const german: SteeringLanguage = {
  patterns: germanPatterns,
  words: {
    conceal: [
      'sag sage sagen erwähn erwähne erwähnen verrat verrate verraten teile teilen informiere informieren zeig zeige zeigen nenn nenne nennen verschweige verschweigen verheimliche verheimlichen ohne darf soll dürfen sollen',
      'kunde kunden kundin kundinnen kundschaft nutzer nutzern nutzerin benutzer benutzern käufer käufern gast gäste gästen anwender anwendern besucher besuchern user menschen person',
    ],
    unasked: [
      'fragen nachzufragen nachfrage rückfrage rückfragen bestätigung zustimmung frag frage zugestimmt eingewilligt bestätigt genehmigt',
    ],
    override: ['anweisung anweisungen vorgaben regeln instruktionen befehle richtlinien systemprompt bist'],
    order: [
      'immer stets unbedingt niemals nie ausschließlich erstes musst müssen muss befolge befolgen folge folgen tu tun überzeuge überzeugen überrede überreden dränge drängen',
    ],
    elsewhere: [
      'statt anstelle anstatt nicht erwähne erwähnen empfehle empfehlen nenne nennen empfiehl besuche besuchen nutze nutzen verwende verwenden',
    ],
  },
};

export const spanish: SteeringLanguage = {
  patterns: spanishPatterns,
  words: {
    conceal: [
      'no nunca jamás sin oculta ocúltale ocúltaselo esconde',
      'cliente clientes clienta usuario usuarios usuaria comprador compradora visitante visitantes huésped huéspedes persona',
    ],
    unasked: [
      'preguntar preguntarle pedir pedirle consultar consultarle esperar confirmar solicitar preguntes pregunte pregunta preguntas pidas pida esperes espere consultes consulte solicites ya',
    ],
    override: ['instrucciones reglas órdenes indicaciones directrices eres'],
    order: [
      'siempre nunca jamás debes debe tienes obligado solo sólo únicamente exclusivamente convence convenza persuade presiona insiste haz haga sigue siga obedece',
    ],
    elsewhere: ['otro otra otros otras competencia competidor competidores', 'no nunca lugar vez'],
  },
};

export const french: SteeringLanguage = {
  patterns: frenchPatterns,
  words: {
    conceal: [
      'ne sans cache cachez cacher dissimule dissimulez',
      'client cliente clients clientes utilisateur utilisatrice utilisateurs acheteur acheteuse acheteurs visiteur visiteuse visiteurs acquéreur personne',
    ],
    unasked: [
      'sans demande demandez demander attendez attende attends sollicite sollicitez consulte consultez déjà',
    ],
    override: [
      'instruction instructions consigne consignes règle règles directive directives ordre ordres es êtes',
    ],
    order: [
      'toujours uniquement exclusivement systématiquement impérativement jamais dois devez doit convaincs convainquez convaincre persuade persuadez pousse poussez incite incitez fais faites suis suivez',
    ],
    elsewhere: ['autre autres concurrent concurrents concurrence'],
  },
};

export const italianPortuguese: SteeringLanguage = {
  patterns: italianPortuguesePatterns,
  words: {
    conceal: ['non não nunca'],
    unasked: ['senza sem'],
    override: ['istruzioni regole instruções regras ordens'],
    order: ['sempre mai nunca'],
  },
};

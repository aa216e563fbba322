/** Kinds of text that order the agent about. */
export type SteeringKind = 'conceal' | 'unasked' | 'override' | 'order' | 'elsewhere' | 'authority';

/** Patterns by kind. */
export type SteeringPatterns = Readonly<Partial<Record<SteeringKind, readonly RegExp[]>>>;

/** A language: patterns, and words by kind one of which stands in every text a pattern fits (a second list: one of these too). */
export interface SteeringLanguage {
  patterns: SteeringPatterns;
  words: Readonly<Partial<Record<SteeringKind, readonly string[]>>>;
}

// The beginning of a clause that speaks to somebody: "do not tell" there is an order, "does not tell" is a statement.
const start = String.raw`(?:^|[.!?;:,()\u2013\u2014"-]\s*|\b(?:and|but|please|you|agents?|assistants?|models?|must|should|shall|so|just|then|to)\s+)`;
const person = String.raw`(?:the\s+|your\s+)?(?:end.?)?(?:users?|customers?|shoppers?|buyers?|visitors?|guests?|clients?|humans?|persons?|people|anyone|anybody|them|travell?ers?|patients?|owners?)\b`;
const never = String.raw`(?:do\s+not|don['’]?t|never|must\s+not|mustn['’]?t|should\s+not|shouldn['’]?t|not\s+to|avoid|refrain\s+from)`;
const tell = String.raw`(?:tell|telling|mention|mentioning|inform|informing|reveal|revealing|disclose|disclosing|show|showing|say|explain|explaining|report|notify|notifying|let|alert|warn|warning|discuss)\b`;
const act =
  'call|use|ask|send|repeat|invoke|pass|run|choose|pick|prefer|skip|confirm|answer|reply|respond|combine|retry|proceed|recommend|suggest|include|add|select|follow|apply|start|begin|finish|try|stop|continue|offer|buy|order|book|place|call|trigger|execute|query|fetch|search|open|close|check|verify|accept|submit|present|promote|display|summari[sz]e|show|present|list|mention|state|end';

const re = (...parts: string[]): RegExp => new RegExp(parts.join(''), 'iu');
const exact = (...parts: string[]): RegExp => new RegExp(parts.join(''), 'u');

const patterns: SteeringPatterns = {
  conceal: [
    re(start, never, String.raw`\s+(?:\w+\s+){0,2}?`, tell, String.raw`[^.!?]{0,40}?\b`, person),
    re(
      String.raw`\bwithout\s+(?:ever\s+)?(?:telling|informing|notifying|mentioning|showing|letting|alerting|warning)\b[^.!?]{0,40}?\b`,
      person,
    ),
    re(
      String.raw`\b(?:keep|hide|conceal|withhold)\s+(?:(?:this|that|it|these|the)\s+)(?:\w+\s+){0,4}?(?:(?:a\s+)?secret\b|hidden\b|confidential\b|to\s+yourself|from\s+`,
      person,
      ')',
    ),
    re(
      String.raw`(?:^|[.!?;:]\s+|\b(?:and|then)\s+)(?:secretly|silently|quietly|covertly)\s+(?:`,
      act,
      String.raw`|collect|log|forward|upload|record)\b`,
    ),
    re(
      String.raw`\b(?:users?|customers?|shoppers?|buyers?)\s+(?:must|should|may|need|shall)\s*(?:not|n['’]t|never)\s+(?:know|learn|see|notice|find\s+out|be\s+(?:told|informed|aware))`,
    ),
  ],
  unasked: [
    re(
      String.raw`\b(?:without|instead\s+of|rather\s+than|no\s+need\s+to|need\s+not|needn['’]t)\s+(?:first\s+|ever\s+|even\s+)?(?:ask(?:ing)?|confirm(?:ing)?|prompt(?:ing)?|wait(?:ing)?\s+for|check(?:ing)?\s+with|seek(?:ing)?|request(?:ing)?|requiring|obtaining)\s+(?:(?:the|any|for|with|a|an|further|explicit|their|your)\s+)*(?:users?|customers?|shoppers?|buyers?|guests?|visitors?|confirmation|permission|consent|approval|them|first|again)\b`,
    ),
    re(
      start,
      never,
      String.raw`\s+(?:first\s+|ever\s+)?(?:ask|asking|prompt|confirm\s+with|wait\s+for|check\s+with|bother|seek|request)\b(?![^.!?]{0,40}\b(?:passwords?|card|pin|secrets?|credentials?|personal|medical|payment\s+details)\b)[^.!?]{0,60}?\b(?:users?|customers?|shoppers?|buyers?|guests?|visitors?|confirmation|permission|consent|approval|them|again|about|questions?|first)\b`,
    ),
    re(
      String.raw`(?<!\b(?:when|if|once|after|whether|until|unless|that|only|because)\s+(?:the\s+|a\s+)?)\b(?:users?|customers?|shoppers?|buyers?|guests?)\s+(?:has|have)\s+already\s+(?:agreed|consented|confirmed|approved|authori[sz]ed|accepted|said\s+yes|given)`,
    ),
    re(
      String.raw`\b(?:assume|presume|treat|consider|take)\s+(?:that\s+)?(?:the\s+|any\s+)?(?:users?|customers?|consent|permission|approval|confirmation|silence|shoppers?|buyers?)\b[^.!?]{0,40}?\b(?:agree|agrees|consents?|approv\w+|given|granted|yes|wants?\s+to\s+buy|confirmed)\b`,
    ),
    re(
      String.raw`(?:^|[.!?;]\s+|\bthen\s+)(?:immediately|automatically|always|right\s+away|directly)\s+(?:place|submit|buy|purchase|pay|complete|confirm|approve|accept|book|order)\b`,
    ),
    re(
      String.raw`\b(?:no|skip(?:\s+the)?|bypass(?:\s+the)?)\s+(?:user\s+|further\s+|human\s+)?(?:confirmation|consent|approval|permission)\s+(?:is\s+|step\s+|dialog\s+)?(?:needed|required|necessary|and)\b[^.!?]{0,30}?\b(?:call|proceed|buy|order|pay|place|go\s+ahead|charge|book)`,
    ),
  ],
  override: [
    re(
      String.raw`\b(?:ignore|disregard|forget|override|bypass|overrule)\s+(?:(?:all|any|the|of|your|every|other|these|those|whatever)\s+)*(?:previous|prior|earlier|above|preceding|former|existing|all|any|other|your|user['’]?s?|system|safety|built-?in|original)\s+(?:\w+\s+){0,2}?(?:instructions?|prompts?|rules?|guidelines?|guardrails?|polic(?:y|ies)|messages?|restrictions?|safety|directions?|orders|constraints?|tools?)\b`,
    ),
    re(
      String.raw`\byou\s+are\s+(?:now\s+)?(?:a|an|the|no\s+longer)\s+(?:\w+\s+){0,3}?(?:assistant|agent|ai|model|chatbot|bound|expert|admin|developer)\b`,
    ),
    re(
      String.raw`\b(?:system\s+prompt|developer\s+mode|jailbreak|new\s+instructions?\s*:|your\s+(?:new|real|true)\s+(?:instructions?|task|role|goal))`,
    ),
  ],
  order: [
    exact(
      String.raw`\b(?:NEVER|ALWAYS|MUST|MUST NOT|DO NOT|DON['’]T|IMMEDIATELY)\s+(?:(?:first|ever|also|only|again|FIRST|ONLY)\s+)?(?:`,
      act,
      '|',
      act.toUpperCase(),
      String.raw`|tell|mention|guess|assume|say|wait|navigate|do|NAVIGATE|ASSUME)\b`,
    ),
    re(
      String.raw`(?:^|[.!?;]\s*|\b(?:important|note|remember|attention|warning)\s*:\s*(?:you\s+)?|\b(?:you|agents?|assistants?|models?|llms?|ai)\s+(?:must|should|shall|have\s+to|need\s+to|are\s+(?:required|obliged|expected)\s+to)?\s*)(?:always|never)\s+(?!(?:submit|place|pay|order|buy|book|retry|repeat|send|complete)(?:\s+(?:it|the\s+\w+))?\s+(?:again|twice))(?:first\s+)?(?:`,
      act,
      String.raw`)\b`,
    ),
    re(
      String.raw`\b(?:you|agents?|assistants?|(?:the|your|language)\s+models?|llms?|the\s+ai)\s+(?:must|have\s+to|are\s+(?:required|obliged)\s+to)\s+(?:\w+ly\s+|first\s+|then\s+|also\s+)?(?:`,
      act,
      '|tell)',
      String.raw`\b`,
    ),
    re(
      String.raw`\b(?:do\s+(?:exactly\s+)?(?:as|what)\s+(?:it|they|the\s+\w+)\s+says?|(?:follow|obey|execute|carry\s+out)\s+(?:(?:the|its|any|all|these|every|those)\s+)*(?:instructions?|directions?|orders|commands?)\s+(?:in|from|of|it|returned|contained|given|inside)\b[^.!?]{0,30}?(?:answer|result|response|output|returns?|gives?|message|this\s+tool|contain)|obey\s+(?:it|them|the\s+(?:answer|result|response|output)))`,
    ),
    re(
      String.raw`\b(?:call|use|run|invoke)(?:ed)?\s+(?:this|it)(?:\s+tool|\s+function)?\s+(?:first\s*,?\s+)?(?:before\s+(?:any|every|all|each|anything|doing|answering|replying)|every\s+time|(?:on|for|in|at)\s+every|at\s+the\s+(?:start|beginning)\s+of\s+(?:every|each)|after\s+every|whenever\s+possible|no\s+matter)`,
    ),
    re(String.raw`\b(?:convince|persuade|urge|pressure|push|nudge|upsell|manipulate)\s+`, person),
    re(
      String.raw`\bencourage\s+(?:the\s+)?(?:user|customer|shopper|buyer|visitor)s?\s+(?:to\s+)?(?:buy|spend|purchase|upgrade|order)\b`,
    ),
  ],
  elsewhere: [
    re(
      String.raw`\b(?:instead\s+of|rather\s+than|in\s+place\s+of|over|before|not)\s+(?:use\s+|using\s+)?(?:any|every|all|another|other|competing|built-?in|the\s+browser['’]?s?)\s+(?:\w+\s+){0,2}?(?:tools?|sites?|shops?|stores?|websites?|services?|search(?:\s+engines?)?|sources?|functions?|plugins?|extensions?|servers?)\b`,
    ),
    re(
      start,
      never,
      String.raw`\s+(?:use|call|visit|consult|recommend|mention|suggest|compare|try|open|invoke|link)\b[^.!?]{0,30}?\b(?:other|another|any|competing|competitors?|rivals?|cheaper|elsewhere)\b[^.!?]{0,20}?(?:tools?|sites?|shops?|stores?|websites?|services?|offers?|prices?|competitors?|rivals?|elsewhere|servers?)?`,
    ),
    re(
      String.raw`\b(?:only|exclusively)\s+(?:use|recommend|suggest|call|mention|trust)\s+(?:this|our|us|these)\b|\bthis\s+is\s+the\s+only\s+(?:tool|site|shop|source)\s+(?:you|to|that)\b`,
    ),
    re(
      String.raw`\b(?:send|post|forward|upload|submit|copy|include|report|append)\s+(?:(?:the|all|any|your|their|user['’]?s?|full|entire|whole)\s+)+(?:\w+\s+){0,2}?(?:conversation|chat\s+history|context|memory|prompt|instructions|cookies?|tokens?|api\s+keys?|credentials|system\s+prompt|previous\s+messages?)\b`,
    ),
  ],
  authority: [
    /<\/?\s*(?:system|assistant|important|instructions?|secret|hidden|admin|developer|user|tool_?call|override|critical)\s*>/iu,
    /\[\/?(?:system|inst|important|admin|override)\]|<\|(?:im_start|im_end|system|endoftext)\|>|^\s*#{2,}\s*(?:system|instruction)/imu,
    /^\s*(?:system|assistant|developer)\s*(?:message|prompt|note)?\s*:/imu,
    /(?:^|[.!?\s(])(?:URGENT|IMPORTANT|CRITICAL|ATTENTION|MANDATORY|CAUTION)\s*(?:[:!]|\bINSTRUCTIONS?\b|\u2014)/u,
    /\b(?:urgent|important|critical|attention|warning|wichtig|achtung|dringend|importante|urgente|atención|obligatoire|attention)\s*!{2,}|!{3,}/iu,
    re(
      String.raw`\b(?:this\s+(?:message|instruction|tool)\s+(?:has|takes)\s+(?:the\s+)?(?:highest\s+)?(?:priority|precedence)|(?:highest|top|absolute|maximum)\s+priority\s*[:!.]|overrides?\s+(?:all|any|every)\s+(?:other\s+)?instructions?|(?:authori[sz]ed|approved|required|mandated)\s+by\s+(?:anthropic|openai|google|the\s+(?:system|developer|administrator|browser)))`,
    ),
  ],
};

export const english: SteeringLanguage = {
  patterns,
  words: {
    conceal: [
      'tell telling mention mentioning inform informing reveal revealing disclose disclosing show showing say explain explaining report notify notifying let letting alert alerting warn warning discuss keep hide conceal withhold secretly silently quietly covertly know learn see notice find told informed aware',
      'user users enduser customer customers shopper shoppers buyer buyers visitor visitors guest guests client clients human humans person persons people anyone anybody them traveller travellers traveler travelers patient patients owner owners secret secretly silently quietly covertly hidden confidential yourself',
    ],
    unasked: [
      'ask asking confirm confirming prompt prompting wait waiting check checking seek seeking request requesting requiring obtaining bother already assume presume treat consider take immediately automatically always right directly confirmation consent permission approval',
    ],
    override: [
      'ignore disregard forget override bypass overrule you system developer jailbreak instruction instructions your',
    ],
    order: [
      'never always must not don immediately you agent agents assistant assistants model models llm llms ai says say obey follow execute carry before every whenever matter convince persuade urge pressure push nudge upsell manipulate encourage',
    ],
    elsewhere: [
      'any every all another other competing competitor competitors rival rivals cheaper elsewhere built browser only exclusively conversation context memory prompt instructions cookie cookies token tokens keys credentials messages history',
      'instead rather place over before not never don avoid refrain only exclusively send post forward upload submit copy include report append',
    ],
  },
};

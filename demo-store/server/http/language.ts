/** Languages the shop's own words come in; the first is the one for everybody else. */
export const languages = ['en', 'es', 'zh'] as const;

export type Language = (typeof languages)[number];

const known = (tag: string): Language | undefined => {
  const [primary = ''] = tag.trim().toLowerCase().split('-');
  return languages.find((language) => language === primary);
};

/** The language of a document: what the address asks for (`?lang=`), what was chosen before, what the browser prefers (RFC 9110, 12.5.4). */
export function documentLanguage(asked: {
  query?: string | undefined;
  cookie?: string | undefined;
  accept?: string | undefined;
}): Language {
  const chosen = known(asked.query ?? '') ?? known(asked.cookie ?? '');
  if (chosen) return chosen;
  const ranges = (asked.accept ?? '').slice(0, 400).split(',');
  const wanted = ranges.map((range) => {
    const [tag = '', ...parameters] = range.split(';');
    const q = parameters.find((one) => /^\s*q=/.test(one))?.split('=')[1];
    return { language: known(tag), q: q === undefined ? 1 : Number(q) };
  });
  const [best] = wanted.filter(({ language, q }) => language && q > 0).sort((a, b) => b.q - a.q);
  return best?.language ?? languages[0];
}

/** As an HTML `lang` says it: Chinese is written in simplified characters. */
export const toHtmlLang = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);

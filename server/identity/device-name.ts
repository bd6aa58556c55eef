type NamedPatterns = readonly (readonly [name: string, sign: RegExp])[]

/** The first match wins, as most user agents also name other browsers. */
const browsers: NamedPatterns = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: NamedPatterns = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** Browser and system from the user agent, so that members can recognise a device; empty if unknown. */
export const deviceName = (userAgent: string): string =>
  [browsers, systems].flatMap((known) => known.find(([, sign]) => sign.test(userAgent))?.[0] ?? []).join(', ')

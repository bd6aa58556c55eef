import * as v from 'valibot'

const part = v.optional(v.pipe(v.string(), v.nonEmpty()))

const query = v.object({
  state: part,
  view: part,
  /** Shows the application beside the chart, with the width of a phone or of a desktop. */
  beside: v.optional(v.picklist(['phone', 'desktop'])),
  path: part,
  step: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number))),
  row: part,
})

/** The selection in the URL's hash. Without `flow`, it selects a page about all machines. */
export type Address = v.InferOutput<typeof query> & { flow?: string | undefined }

/** Parses a hash like `#/login?state=open.form&view=story`. Ignores invalid parts. */
export function readAddress(hash: string): Address {
  const [pathname = '', search = ''] = hash.replace(/^#?\/?/, '').split('?')
  const flow = decoded(pathname)
  const given = Object.entries(Object.fromEntries(new URLSearchParams(search)))
  const understood = given.filter(([name, value]) => v.safeParse(query, { [name]: value }).success)
  return { ...v.parse(query, Object.fromEntries(understood)), ...(flow ? { flow } : {}) }
}

export function addressText({ flow, ...rest }: Address): string {
  const given = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(given).toString()
  return `#/${encodeURIComponent(flow ?? '')}${search === '' ? '' : `?${search}`}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A stray percent sign cannot be decoded, so the text is used unchanged.
    return text
  }
}

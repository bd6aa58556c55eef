import * as v from 'valibot'

const part = v.optional(v.pipe(v.string(), v.nonEmpty()))

const query = v.object({
  /** Id of the state or transition that is looked at. */
  state: part,
  /** Id of the panel beside the chart. */
  view: part,
  /** Whether the application stands beside, as wide as a phone or as a desktop. */
  beside: v.optional(v.picklist(['phone', 'desktop'])),
  /** Id of a path, and which of its steps, from 0. */
  path: part,
  step: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number))),
  /** Id of a row of the specification. */
  row: part,
})

/** What is being looked at. Without a flow it is the map of all machines. */
export type Address = v.InferOutput<typeof query> & { flow?: string | undefined }

/** Reads `#/login?state=open.form&view=story`; what makes no sense in it is left out. */
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
    // A stray percent sign: taken as it stands.
    return text
  }
}

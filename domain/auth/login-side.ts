import * as v from 'valibot'

/** Which side of the site somebody gets in on: agents have a page and a layout of their own. */
export const loginSide = v.picklist(['player', 'agent'])
export type LoginSide = v.InferOutput<typeof loginSide>

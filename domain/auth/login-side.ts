import * as v from 'valibot'

/** The audience of a login page. Agents have a page and a layout of their own. */
export const loginSide = v.picklist(['player', 'agent'])
export type LoginSide = v.InferOutput<typeof loginSide>

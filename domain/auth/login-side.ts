import * as v from 'valibot'

/** The audience of a login page: agents have their own page and layout. */
export const loginSide = v.picklist(['player', 'agent'])
export type LoginSide = v.InferOutput<typeof loginSide>

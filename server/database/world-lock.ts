/** Advisory lock under which one process at a time makes a world; shared by whoever wants none to be made meanwhile. */
export const WORLD_LOCK = 727_276

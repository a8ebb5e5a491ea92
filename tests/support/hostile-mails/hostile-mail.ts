/** A mail's HTML that tries something. */
export interface HostileMail {
  /** What it tries. */
  name: string
  /** @param spy host of a server that counts connections */
  html: (spy: string) => string
}

/** Leaves a trace in every window it can reach, should it ever run. */
export const attack = 'for(const w of[self,parent,top])try{w.hostileMailRan=1}catch{};alert(1)'

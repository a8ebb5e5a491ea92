/** A mail's HTML with an attack. */
export interface HostileMail {
  /** The attack. */
  name: string
  /** @param spy host of a server that counts connections */
  html: (spy: string) => string
}

/** Leaves a trace in every window it can reach, if it ever runs. */
export const attack = 'for(const w of[self,parent,top])try{w.hostileMailRan=1}catch{};alert(1)'

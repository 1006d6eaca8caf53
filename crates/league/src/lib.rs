//! Half a League: the battle of the Alma, 20 September 1854, with miniatures.

#![forbid(unsafe_code)]

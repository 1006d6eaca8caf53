//! Set-up, hex control and victory (3.0, 4.0).

"""What people do with an event: enter, seat, record, call, rule, publish, appeal; who may do and see what, and when."""

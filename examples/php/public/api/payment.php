<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

// Nothing is sold here, so nobody has a payment to read.
member();
method('GET');
refuse('payment_not_found', 404);

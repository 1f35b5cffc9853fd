<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

member();
method('GET');
if (isset($_GET['code'])) {
    refuse('code_not_found', 404);
}
answer(['discountcode' => null]);
